import { laterSyllables } from '@fitness/ui/theme/font-subset';
import { afterPaint, earlyScript } from '../early-script.ts';
import { contentSecurityPolicy, type Destinations, hashSource } from '../security-headers.ts';
import type { BuildFiles, PageFiles } from './page-files.ts';
import { picturePreloads } from './picture-preloads.ts';
import type { PrerenderedPage } from './renderer.ts';

/** A build with the document of Vite. */
export type Build = BuildFiles & {
  /** The text of a built file. */
  read: (file: string) => string;
  base: string;
  template: string;
  destinations: Destinations;
};

/** As Vite 8.3.8 writes a document. */
const sheetLinks = /<link rel="stylesheet"[^>]*>/g;

/** How the loader of Vite 8.3.8 finds the style sheets that a document has, disabled or not. */
const knownSheets = /\.rel===.stylesheet.&&[\w$]+\.styles\.add\(/;

/** Throws if no script of a build has a loader that leaves out the style sheets of the document. */
export function checkLoader(scripts: readonly string[]) {
  if (!scripts.some((code) => knownSheets.test(code)))
    throw new Error(
      'The style sheets of a document would be loaded twice, unlike with Vite 8.3.8.',
    );
}

/** Replaces a part of Vite's document; throws if the part is missing. */
function replacePart(document: string, part: string | RegExp, by: string) {
  const replaced = document.replace(part, () => by);
  if (replaced === document) throw new Error(`index.html has no ${part}, unlike with Vite 8.3.8.`);
  return replaced;
}

/** Whether a style sheet is that of the later font, and the page has text for it. */
const hasTextFor = (sheet: string, html: string) =>
  sheet.includes('studio-pages') &&
  [...html.replace(/<[^>]*>/g, '')].some((character) => laterSyllables.includes(character));

/**
 * The document of a page, and the text of its styles. The styles are inlined, because a style sheet would delay the first paint by a
 * request; disabled links keep Vite from loading them again with the page's scripts (`checkLoader`). The policy is in a meta tag, too, for
 * hosts that cannot send headers.
 */
export function documentOf(
  { read, base, template, destinations, fonts, stylesOfScripts }: Build,
  { page, html, requests }: PrerenderedPage,
  { scripts, styles }: PageFiles,
) {
  const sheets = [...styles, ...stylesOfScripts.filter((file) => hasTextFor(read(file), html))];
  const style = sheets.map(read).join('');
  const policy = contentSecurityPolicy(destinations, [hashSource(style)]);
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
  const parts: [part: string | RegExp, by: string][] = [
    [sheetLinks, ''],
    ['<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`],
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', `<div id="root" data-page="${page}">${html}</div>`],
  ];
  const document = parts.reduce((text, [part, by]) => replacePart(text, part, by), template);
  return { document, style };
}
