/** An element with these properties and children; texts stay texts. */
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
 * Loads a script of the site, which defines a global of this name. It is no module, because a page opened as a file can load
 * scripts only.
 */
export async function loadScript<Global>(address: string, name: string): Promise<Global> {
  const script = document.createElement("script");
  script.src = address;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${address} could not be loaded.`)));
    document.head.append(script);
  });
  // TypeScript knows nothing of what a script of that address defines.
  return (globalThis as unknown as Readonly<Record<string, Global>>)[name] as Global;
}
