import { pageDescription } from '../../src/config/page-descriptions.ts';
import { allPageIds, pathsOf } from '../../src/lib/pages.ts';

/** The files for search engines by name; the list of pages needs the site's address. */
export function siteFiles(product: string, siteUrl: string): Record<string, string> {
  const paths = pathsOf(product);
  const listed = allPageIds.filter((page) => pageDescription(page) !== null);
  const locations = listed.map((page) => `  <url><loc>${siteUrl}${paths[page]}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations,
    '</urlset>',
    '',
  ];
  return {
    'robots.txt': [
      'User-agent: *',
      'Allow: /',
      ...(siteUrl ? [`Sitemap: ${siteUrl}/sitemap.xml`] : []),
      '',
    ].join('\n'),
    ...(siteUrl && { 'sitemap.xml': sitemap.join('\n') }),
  };
}
