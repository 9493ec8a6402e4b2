import { isVisible } from '@fitness/api-contract/clean-text';
import { responseExamples } from '@fitness/api-contract/examples';
import { responseShapes } from '@fitness/api-contract/response-shapes';
import { signIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { pageProblems } from './page-problems.ts';

const texts = [
  '<script>document.title = "hostile"</script>',
  '<img src="/hostile.png" onerror="document.title = \'hostile\'">',
  '"><svg onload="document.title = \'hostile\'"><a href="javascript:hostile()">김서준</a>',
  'مرحبا بكم في صالة الألعاب',
  `김\u202E서준`,
  `Z${'\u0351\u036B\u0353'.repeat(60)}algo`,
  '가'.repeat(2_000),
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(8),
  '첫 줄\n\n\n\n\n\n\n\n끝 줄',
  '👩‍👩‍👧‍👦🏋🏽‍♀️🔥'.repeat(40),
  '\u0000\u200B\u3164',
];

/** Values that no field has. */
const oddValues = [null, {}, [], '', -1, 4.5, 1e300, true, [2026, 13, 20, 6, 0], '2026-02-30'];

const lists = [
  { operation: 'listReviews', path: '/fitness/review', user: 'visitor', pages: 6 },
  { operation: 'listUsers', path: '/fitness/member', user: 'master1', pages: 3 },
  {
    operation: 'listMyMembers',
    path: '/fitness/manager/membermanagement',
    user: 'trainer1',
    pages: 3,
  },
  { operation: 'listMyPromotions', path: '/fitness/reservations', user: 'customer1', pages: 1 },
] as const;

type Field = { kind: string; isKey?: boolean };

const shapes = {
  listReviews: responseShapes['/api/{product}/review'],
  listUsers: responseShapes['/api/{product}/admin/users'],
  listMyMembers: responseShapes['/api/{product}/manager/membermanagement'],
  listMyPromotions: responseShapes['/api/{product}/reservations/available-promotions'],
};

/** A row for each text, in all of its text fields, and one for each odd value, in all fields, after and before a right row. */
function rowsOf(operation: keyof typeof shapes) {
  const fields = Object.entries<Field>(shapes[operation][0]);
  const example: Record<string, unknown> = responseExamples[operation].body[0];
  const rowOf = (id: number, valueOf: (field: Field, name: string) => unknown) =>
    Object.fromEntries(
      fields.map(([name, field]) => [name, field.isKey ? id : valueOf(field, name)]),
    );
  const hostile = texts.map((text, index) =>
    rowOf(index + 1, ({ kind }, name) => (kind === 'text' ? text : example[name])),
  );
  const odd = oddValues.map((value, index) => rowOf(index + 101, () => value));
  return [null, 5, [], {}, ...hostile, example, ...odd];
}

/** A text without what may be collapsed or removed. */
const core = (text: string) => text.replaceAll(/[\s\p{Bidi_C}\p{M}]/gu, '');

for (const { operation, path, user, pages } of lists)
  test(`texts of ${operation} stay texts, and wrong values leave the right rows @text:hostile`, async ({
    page,
  }) => {
    await setTime(page, morning);
    // A page that requests nothing.
    await signIn(page, user, '/fitness/map');
    await setFaults(
      page,
      { kind: 'custom', operation, status: 200, body: rowsOf(operation) },
      { kind: 'custom', operation: 'listReservationHistory', status: 200, body: [] },
    );
    let shown = '';
    for (let number = 1; number <= pages; number += 1) {
      await navigate(page, `${path}?page=${number}`);
      await expectLoaded(page);
      shown += (await page.getByRole('main').textContent()) ?? '';
      expect(await pageProblems(page), `page ${number}`).toEqual([]);
    }
    expect(shown).not.toContain('내용을 표시하지 못했습니다.');
    // A component may have shortened a long text.
    for (const text of texts.filter(isVisible))
      expect(core(shown)).toContain(core(text).slice(0, 100));
  });
