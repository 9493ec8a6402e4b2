import {
  healthPlans,
  pilatesPlans,
  type Plan,
  plans,
  ptPlans,
} from '@fitness/api-contract/catalogue';
import { openingHours } from '@fitness/api-contract/rules';
import { pageDescription } from '../../src/config/page-descriptions.ts';
import { studio } from '../../src/config/studio.ts';
import { documentTitle } from '../../src/lib/page-title.ts';
import { allPageIds, type PageId, pathsOf } from '../../src/lib/pages.ts';

type Trail = readonly { title: string; path: string }[];

/** The data of the head of a document. */
export type DocumentFacts = {
  page: PageId | 'notFound';
  pathname: string;
  title: string;
  /** The breadcrumbs. */
  trail: Trail;
};

const offered: Partial<Record<PageId | 'notFound', readonly Plan[]>> = {
  membership: plans,
  healthMembership: healthPlans,
  pilates: pilatesPlans,
  pt: ptPlans,
};

function club(siteUrl: string) {
  return {
    '@type': 'HealthClub',
    name: studio.name,
    slogan: studio.slogan,
    description: studio.description,
    address: { '@type': 'PostalAddress', streetAddress: studio.address, addressCountry: 'KR' },
    telephone: studio.phone.replace(/^0/, '+82'),
    openingHours: `Mo-Su ${openingHours.from}-${openingHours.to}`,
    ...(siteUrl && { url: `${siteUrl}/`, image: `${siteUrl}/share.jpg` }),
  };
}

/** The structured data of a page (schema.org): the studio, its plans where they are sold, and breadcrumbs. */
function structuredData(page: PageId | 'notFound', trail: Trail, siteUrl: string) {
  const offers = (offered[page] ?? []).map(({ name, amount }) => ({
    '@type': 'Offer',
    name,
    price: amount,
    priceCurrency: 'KRW',
  }));
  const path = trail.map(({ title, path: to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title || studio.name,
    item: `${siteUrl}${to}`,
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...club(siteUrl), ...(offers.length > 0 && { makesOffer: offers }) },
      ...(path.length > 1 ? [{ '@type': 'BreadcrumbList', itemListElement: path }] : []),
    ],
  };
}

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

/** The files for search engines by name; the list of pages needs the site's address. */
export function siteFiles(product: string, siteUrl: string): Record<string, string> {
  const paths = pathsOf(product);
  const listed = allPageIds.filter((page) => pageDescription(page) !== null);
  const locations = listed.map((page) => `  <url><loc>${siteUrl}${paths[page]}</loc></url>`);
  if (siteUrl === '') return { 'robots.txt': 'User-agent: *\nAllow: /\n' };
  return {
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('\n')}
</urlset>
`,
  };
}
