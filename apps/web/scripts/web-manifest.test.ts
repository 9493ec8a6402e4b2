import { expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

it('offers shortcuts that are named as their pages, with every address below the base of the build @offline:install', () => {
  const manifest = webManifest({ color: '#101010', product: 'gym', base: '/studio/' });
  const { id, scope, start_url: start, icons, screenshots, shortcuts } = JSON.parse(manifest);
  expect(shortcuts).toEqual([
    { name: '수업 예약', url: '/studio/gym/reservations' },
    { name: '회원권', url: '/studio/gym/membership' },
    { name: '오시는 길', url: '/studio/gym/map' },
  ]);
  const files = [...icons, ...screenshots].map(({ src }: { src: string }) => src);
  for (const address of [id, scope, start, ...files]) expect(address).toMatch(/^\/studio\//);
});
