import { expect, it } from 'vitest';
import { picturePreloads } from './picture-preloads.ts';

const source = (name: string, media = '') =>
  `<source ${media && `media="${media}" `}type="image/avif" srcSet="/${name}.avif 480w" sizes="100vw"/>`;
const lazy = `<picture>${source('first')}<img src="/first.webp" loading="lazy"/></picture>`;
const wide = '(min-width: 48rem)';

it('requests the picture of high priority, of its sources the one for the width of the view', () => {
  const important = `<picture>${source('wide', wide)}${source('tall')}<img src="/tall.webp" fetchPriority="high"/></picture>`;
  const links = picturePreloads(lazy + important).match(/<link [^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  expect(links[0]).toContain(`imagesrcset="/wide.avif 480w" imagesizes="100vw" media="${wide}"`);
  expect(links[1]).toContain(
    `imagesrcset="/tall.avif 480w" imagesizes="100vw" media="not all and ${wide}"`,
  );
});
