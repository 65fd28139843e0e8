/**
 * The URL template (RFC 6570) that means the same as a format string, the form of servers below level 176: `{id}` for
 * `%(id)s`, and `%` for `%%`.
 */
export const urlTemplateOf = (url_format: string): string =>
  url_format.replace(/%%|%\(([\w-]+)\)s/g, (_, name?: string) => (name ? `{${name}}` : "%"));

/** The format string that means the same as a URL template with plain expressions. Percent-encoded bytes stay. */
export const urlFormatOf = (url_template: string): string =>
  url_template.replace(/%(?![0-9a-fA-F]{2})/g, "%%").replace(/\{([\w-]+)\}/g, "%($1)s");
