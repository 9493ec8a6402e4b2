import type { TextPath } from './hostile-responses.ts';

type Screen = {
  /** A demo account that may open the screen; undefined for a signed-out user. */
  user?: string;
  path: string;
  /** The number of rows per page; undefined without paging. */
  pageSize?: number;
  /** Whether the response is a single object, with one text at a time. */
  isSingle?: boolean;
  /** Other fields that the rows need to be shown. */
  others?: (index: number) => Record<string, unknown>;
};

const day = '2026-11-21';
const onThatDay = (index: number) => ({
  classTime: `${day}T${String(6 + (index % 18)).padStart(2, '0')}:00:00`,
});

/** Where the texts of each response are shown, by its path in the contract. */
export const screens = {
  '/api/{product}/review': [{ path: '/fitness/review', pageSize: 5 }],
  '/api/{product}/admin/manager': [{ user: 'master1', path: '/fitness/worker' }],
  '/api/{product}/admin/users': [
    { user: 'master1', path: '/fitness/member', pageSize: 10 },
    { user: 'master1', path: '/fitness/member?grouped=1', pageSize: 10 },
  ],
  '/api/{product}/reservations/available-promotions': [
    { user: 'customer1', path: '/fitness/reservations' },
  ],
  '/api/{product}/classes/reservable': [
    {
      user: 'customer1',
      path: `/fitness/reservations/daymanagement?membershipId=1&date=${day}`,
      others: onThatDay,
    },
  ],
  '/api/{product}/reservation/history': [
    {
      user: 'customer1',
      path: '/fitness/reservations',
      others: () => ({ classTime: `${day}T10:00:00`, status: 'RESERVED' }),
      isSingle: true,
    },
  ],
  // The subject is shown on no page.
  '/api/{product}/subject/me': [],
  '/api/{product}/classes/with-reservations': [
    {
      user: 'trainer1',
      path: '/fitness/manager/classes',
      others: () => ({ classTime: '2026-11-20T23:00:00' }),
    },
  ],
  '/api/{product}/manager/membermanagement': [
    { user: 'trainer1', path: '/fitness/manager/membermanagement', pageSize: 10 },
  ],
} satisfies Record<TextPath, readonly Screen[]> as Record<TextPath, readonly Screen[]>;
