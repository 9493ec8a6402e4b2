import { isVisible } from '@fitness/api-contract/clean-text';
import { responseExamples } from '@fitness/api-contract/examples';
import { responseShapes } from '@fitness/api-contract/response-shapes';
import { signIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

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

/** What a text of a server has broken in the page; runs in the page. */
function findProblems() {
  const foreign =
    '[src*="hostile"], [href*="hostile"], [href^="javascript:" i], body :is(script, iframe, object, embed, base, style)';
  const elements = [...document.querySelectorAll('body *')];
  const isScript = (element: Element) =>
    element.matches(foreign) || [...element.attributes].some(({ name }) => name.startsWith('on'));
  const { scrollWidth, clientWidth } = document.documentElement;

  /** True when the centre of a control is covered or cannot be scrolled into view. */
  const isOutOfReach = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !control.contains(hit) && control.closest('label')?.contains(hit) !== true;
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main :is(button, a[href], input, select, textarea)'),
  ].filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 2);

  const isIsolating = (element: Element) => {
    const { display, unicodeBidi } = getComputedStyle(element);
    return !['inline', 'contents'].includes(display) || /isolate|plaintext/.test(unicodeBidi);
  };
  /** True when a text from right to left shares a line with other text, whose order it would change. */
  const sharesLine = (text: Text) => {
    let element = text.parentElement!;
    while (!isIsolating(element)) element = element.parentElement!;
    return (
      element.getBoundingClientRect().width > 2 && element.textContent.trim() !== text.data.trim()
    );
  };
  const rightToLeft: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    // An isolate in the text itself does the same.
    if (/[\u0590-\u08FF]/.test(text.data.replaceAll(/\u2068.*?\u2069/g, '')))
      rightToLeft.push(text);
  }

  return [
    ...(document.title.includes('hostile') ? ['a text was executed'] : []),
    ...elements.filter(isScript).map((element) => `became an element: ${element.outerHTML}`),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...controls.filter(isOutOfReach).map((control) => `out of reach: ${control.outerHTML}`),
    ...rightToLeft.filter(sharesLine).map(({ data }) => `shares a line: ${data}`),
  ].map((problem) => problem.slice(0, 200));
}

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
      expect(await page.evaluate(findProblems), `page ${number}`).toEqual([]);
    }
    expect(shown).not.toContain('내용을 표시하지 못했습니다.');
    // A component may have shortened a long text.
    for (const text of texts.filter(isVisible))
      expect(core(shown)).toContain(core(text).slice(0, 100));
  });
