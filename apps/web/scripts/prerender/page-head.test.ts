import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillTheme } from '../theme.ts';
import { fillHead, siteFiles } from './page-head.ts';

const template = fillTheme(readFileSync('apps/web/index.html', 'utf8'), 'midnight');
const home = { title: '', path: '/' };
const membership = { title: '회원권', path: '/fitness/membership' };
const pt = {
  page: 'pt',
  pathname: '/fitness/pt',
  title: '1:1 PT',
  trail: [home, membership, { title: '1:1 PT', path: '/fitness/pt' }],
} as const;
const site = 'https://makefit.example';

const dataOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? '{}');

describe('the head of a page', () => {
  it('names the page, the studio and the colours of the theme, and leaves nothing open', () => {
    const html = fillHead(template, pt, '');
    expect(html).toContain('<title>1:1 PT | MAKE FIT</title>');
    expect(html).toContain('property="og:title" content="1:1 PT | MAKE FIT"');
    expect(html).toContain('name="description" content="담당 트레이너와 1:1로 운동하는 PT 이용권');
    expect(html).toMatch(/name="theme-color" content="#[0-9a-f]{6}"/u);
    // Vite itself fills in the base.
    expect(html).not.toMatch(/%(?!BASE_URL)[A-Z_]+%/u);
    expect(html).not.toMatch(/noindex|canonical/);
  });

  it('has absolute addresses where that of the site is known', () => {
    const html = fillHead(template, pt, site);
    expect(html).toContain(`property="og:image" content="${site}/share.jpg"`);
    expect(html).toContain(`<link rel="canonical" href="${site}/fitness/pt">`);
    expect(html).toContain(`property="og:url" content="${site}/fitness/pt"`);
  });

  it('tells search engines the studio, the plans and the way from the home page', () => {
    const [club, path] = dataOf(fillHead(template, pt, site))['@graph'];
    expect(club).toMatchObject({ '@type': 'HealthClub', telephone: '+82517081234' });
    expect(club.makesOffer).toHaveLength(4);
    expect(club.makesOffer[0]).toMatchObject({
      name: 'PT 12회',
      price: 840_000,
      priceCurrency: 'KRW',
    });
    expect(path.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${site}/`,
      `${site}/fitness/membership`,
      `${site}/fitness/pt`,
    ]);
  });

  it('keeps pages for signed-in users and unknown addresses out of search engines', () => {
    for (const page of ['sales', 'notFound'] as const) {
      const html = fillHead(template, { page, pathname: '/x', title: '매출', trail: [] }, site);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('canonical');
    }
  });
});

describe('the files for search engines', () => {
  it('list the public pages where the address of the site is known', () => {
    const files = siteFiles('fitness', site);
    expect(files['robots.txt']).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(files['sitemap.xml']).toContain(`<loc>${site}/fitness/membership</loc>`);
    expect(files['sitemap.xml']).not.toContain('sales');
    expect(siteFiles('fitness', '')).toEqual({ 'robots.txt': 'User-agent: *\nAllow: /\n' });
  });
});
