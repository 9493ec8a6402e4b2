import { studio } from '../src/config/studio.ts';

/** The web app manifest, for a site that is added to a home screen; addresses are relative to the manifest. */
export function webManifest(color: string) {
  const manifest = {
    name: studio.name,
    short_name: studio.name,
    lang: 'ko',
    start_url: '.',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    icons: [
      ...[192, 512].map((side) => ({
        src: `icon-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
      })),
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return { fileName: 'site.webmanifest', source: `${JSON.stringify(manifest, null, 2)}\n` };
}
