/** The document without scripts and what is loaded for them; styles, fonts and pictures stay. */
export function withoutScripts(html: string) {
  return html.replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
}
