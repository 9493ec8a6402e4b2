import { expect, it } from 'vitest';
import { webManifest } from '../../scripts/web-manifest.ts';
import { pages, pathsOf } from '../lib/pages.ts';

const options = { color: '#101010', product: 'gym' };
const manifestAt = (base: string) => JSON.parse(webManifest({ ...options, base }));

it('offers shortcuts that are named as their pages @offline:install', () => {
  const paths = pathsOf(options.product);
  expect(manifestAt('/').shortcuts).toEqual([
    { name: pages.reservations.title, url: paths.reservations },
    { name: pages.membership.title, url: paths.membership },
    { name: pages.map.title, url: paths.map },
  ]);
});

it('has every address below the base of the build @offline:install', () => {
  const { id, scope, start_url: start, icons, screenshots, shortcuts } = manifestAt('/studio/');
  const urls = shortcuts.map(({ url }: { url: string }) => url);
  const files = [...icons, ...screenshots].map(({ src }: { src: string }) => src);
  for (const address of [id, scope, start, ...urls, ...files])
    expect(address).toMatch(/^\/studio\//);
});
