/** Creates an element with these properties and children; texts are not parsed as HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * Loads a script of the site, which defines a global of this name. It is not a module, because pages that are opened as
 * files can load only scripts.
 */
export async function loadScript<Global>(address: string, name: string): Promise<Global> {
  const script = document.createElement("script");
  script.src = address;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${address} could not be loaded.`)));
    document.head.append(script);
  });
  // TypeScript does not know the globals of the script.
  return (globalThis as unknown as Readonly<Record<string, Global>>)[name] as Global;
}
