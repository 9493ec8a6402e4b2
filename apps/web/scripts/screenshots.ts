import type { PageId } from '../src/lib/pages.ts';

/** A screenshot of the app for the install dialog of the browser. */
export type Screenshot = {
  /** Below `public`. */
  file: string;
  page: PageId;
  /** The demo account that is signed in; none without. */
  username?: string;
  form: 'narrow' | 'wide';
  /** In pixels of the picture. */
  width: number;
  height: number;
  label: string;
};

const narrow = { form: 'narrow', width: 780, height: 1688 } as const;
const wide = { form: 'wide', width: 1280, height: 800 } as const;

/** The pictures of the web app manifest, taken in the demo with the device tools of a browser, the narrow ones at two pixels each. */
export const screenshots: readonly Screenshot[] = [
  { ...narrow, file: 'screenshots/home.webp', page: 'home', label: '첫 화면' },
  {
    ...narrow,
    file: 'screenshots/reservations.webp',
    page: 'reservations',
    username: 'customer1',
    label: '이용권과 수업 예약',
  },
  { ...narrow, file: 'screenshots/membership.webp', page: 'membership', label: '회원권' },
  { ...wide, file: 'screenshots/home-wide.webp', page: 'home', label: '넓은 첫 화면' },
];
