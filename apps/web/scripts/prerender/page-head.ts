import { pageDescription } from '../../src/config/page-descriptions.ts';
import { studio } from '../../src/config/studio.ts';
import { documentTitle } from '../../src/lib/page-title.ts';
import type { PageId } from '../../src/lib/pages.ts';
import { structuredData, type Trail } from './structured-data.ts';

/** The data of the head of a document. */
export type DocumentFacts = {
  page: PageId | 'notFound';
  pathname: string;
  title: string;
  trail: Trail;
};

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The values of the template's placeholders. */
function placeholders({ page, title }: DocumentFacts, siteUrl: string) {
  const description = page === 'notFound' ? null : pageDescription(page);
  return {
    TITLE: documentTitle(title),
    SHARE_TITLE: title === '' ? `${studio.name} | ${studio.slogan}` : documentTitle(title),
    DESCRIPTION: description ?? studio.description,
    STUDIO_NAME: studio.name,
    STUDIO_SLOGAN: studio.slogan,
    SITE_URL: siteUrl,
  };
}

/** Fills the head of the template for a page. `siteUrl` is the site's URL without a trailing slash, empty if unknown. */
export function fillHead(template: string, facts: DocumentFacts, siteUrl: string): string {
  const { page, pathname, trail } = facts;
  const isListed = page !== 'notFound' && pageDescription(page) !== null;
  const url = attribute(`${siteUrl}${pathname}`);
  const tags = [
    !isListed && '<meta name="robots" content="noindex">',
    isListed &&
      siteUrl &&
      `<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">`,
    // JSON-LD is data, which the policy does not block; escaping `<` keeps a text from ending the element.
    isListed &&
      `<script type="application/ld+json">${JSON.stringify(structuredData(page, trail, siteUrl)).replaceAll('<', '\\u003c')}</script>`,
  ];
  return Object.entries(placeholders(facts, siteUrl))
    .reduce((html, [name, value]) => html.replaceAll(`%${name}%`, () => attribute(value)), template)
    .replace('</head>', () => `${tags.filter(Boolean).join('')}</head>`);
}
