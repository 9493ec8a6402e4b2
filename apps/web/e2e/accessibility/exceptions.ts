/** A false positive of IBM Equal Access. */
export type Exception = {
  rule: string;
  /** A selector of the element or of an ancestor. */
  element: string;
  /** The views on which it is found, by `nameOf`. */
  views: readonly string[];
  reason: string;
};

const changedRoles = [
  '/fitness/member?grouped=1&q=00000 with changed roles',
  '/fitness/member?grouped=1&q=00000 with the question about several roles',
];

/** Each exception must match on all of its views; an unused exception fails. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'label_name_visible',
    element: '[role="grid"] [role="button"]',
    views: [
      '/fitness/reservations/daymanagement?membershipId=1',
      '/fitness/reservations/daymanagement?membershipId=1 with a question',
      '/fitness/mypage',
      '/fitness/mypage with the quick navigation',
      '/fitness/manager/classes',
      '/fitness/manager/classes?date=2026-11-21 with the sheet of a day',
      '/fitness/manager/classes with the form of repeated classes',
      '/fitness/manager/classes with the results of repeated classes',
    ],
    reason:
      'It compares whole words: the visible 20 is in the name, as 20일, and the visible 1 as 예약 1명.',
  },
  {
    rule: 'label_content_exists',
    element: '[role="radiogroup"] label',
    views: ['/fitness/review with an incomplete review'],
    reason: 'The name, such as 5점, is clipped to a pixel beside the drawing of a star.',
  },
  {
    rule: 'input_label_exists',
    element: 'td select',
    views: changedRoles,
    reason: 'The label 권한 is clipped to a pixel, because the row stands below that header.',
  },
];
