import { laterSyllables } from '@fitness/ui/theme/font-subset';
import { afterPaint, earlyScript } from '../early-script.ts';
import { contentSecurityPolicy, type BuildOptions, hashSource } from '../security-headers.ts';
import type { BuildFiles, PageFiles } from './page-files.ts';
import { picturePreloads } from './picture-preloads.ts';
import type { PrerenderedPage } from './renderer.ts';

/** A build with the document of Vite. */
export type Build = BuildFiles & {
  /** The text of a built file. */
  read: (file: string) => string;
  base: string;
  template: string;
  options: BuildOptions;
};

/** As Vite 8.3.8 writes a document. */
const sheetLinks = /<link rel="stylesheet"[^>]*>/g;

/** True for the style sheet of the later font where the page has text for it. */
const isNeeded = (sheet: string, html: string) =>
  sheet.includes('studio-pages') &&
  [...html.replace(/<[^>]*>/g, '')].some((character) => laterSyllables.includes(character));

/**
 * The document of a page, and the text of its styles. The styles are inlined, because a style sheet would delay the first paint by a
 * request; disabled links keep Vite's loader from loading them again with the page's scripts. The policy is in a meta tag, too, for
 * hosts that cannot send headers.
 */
export function documentOf(
  { read, base, template, options, fonts, stylesOfScripts }: Build,
  { page, html, requests }: PrerenderedPage,
  { scripts, styles }: PageFiles,
) {
  const sheets = [...styles, ...stylesOfScripts.filter((file) => isNeeded(read(file), html))];
  const style = sheets.map(read).join('');
  const policy = contentSecurityPolicy(options, [hashSource(style)]);
  const laterScripts = scripts
    .filter((file) => !template.includes(file))
    .toSorted((a, b) => read(b).length - read(a).length);
  const head = [
    // Otherwise the first text would be laid out twice.
    ...fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`,
    ),
    picturePreloads(html),
    ...requests.map((url) => `<link as="fetch" crossorigin href="${url}">`),
    `<script>${earlyScript}</script>`,
    `<style>${style}</style>`,
    ...sheets.map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`),
    ...laterScripts.map(
      (file) => `<link ${afterPaint} crossorigin href="${base}${file}" fetchpriority="low">`,
    ),
    '<noscript>',
    ...stylesOfScripts.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    '</noscript>',
  ].join('');
  const document = template
    .replace(sheetLinks, '')
    .replace(
      '<head>',
      () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${page}">${html}</div>`);
  return { document, style };
}
