import {
  healthPlans,
  pilatesPlans,
  type Plan,
  plans,
  ptPlans,
} from '@fitness/api-contract/catalogue';
import { openingHours } from '@fitness/api-contract/rules';
import { studio } from '../../src/config/studio.ts';
import type { PageId } from '../../src/lib/pages.ts';

/** The breadcrumbs of a page. */
export type Trail = readonly { title: string; path: string }[];

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
export function structuredData(page: PageId | 'notFound', trail: Trail, siteUrl: string) {
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
