import { studio } from '../src/config/studio.ts';
import { type PageId, pages, pathsOf } from '../src/lib/pages.ts';

const narrow = { form: 'narrow', width: 780, height: 1688 } as const;
const wide = { form: 'wide', width: 1280, height: 800 } as const;

/** The screenshots of the install dialog, below `public`: taken in the demo with the device tools of a browser, at two pixels each on a phone. */
const screenshots = [
  { ...narrow, file: 'screenshots/home.webp', label: '첫 화면' },
  { ...narrow, file: 'screenshots/reservations.webp', label: '이용권과 수업 예약' },
  { ...narrow, file: 'screenshots/membership.webp', label: '회원권' },
  { ...wide, file: 'screenshots/home-wide.webp', label: '넓은 첫 화면' },
];

/** The name of the manifest's file. */
export const manifestFile = 'site.webmanifest';

/** The web app manifest with the theme's page colour, for an app that is installed or added to a home screen. */
export function webManifest(options: { color: string; product: string; base: string }): string {
  const { color, product, base } = options;
  const paths = pathsOf(product);
  const at = (path: string) => base + path.replace(/^\//, '');
  const png = (name: string, side: number) => ({
    src: at(`${name}-${side}.png`),
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  const shortcut = (id: PageId) => ({ name: pages[id].title, url: at(paths[id]) });
  const manifest = {
    id: base,
    name: studio.name,
    short_name: studio.name,
    lang: 'ko',
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: color,
    theme_color: color,
    icons: [
      png('icon', 192),
      png('icon', 512),
      { ...png('icon-maskable', 512), purpose: 'maskable' },
    ],
    shortcuts: [shortcut('reservations'), shortcut('membership'), shortcut('map')],
    screenshots: screenshots.map(({ file, width, height, form, label }) => ({
      src: at(file),
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
