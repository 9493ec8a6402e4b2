/** The document without scripts and their preloads; styles, fonts and pictures stay. */
export function withoutScripts(html: string) {
  return html.replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
}
