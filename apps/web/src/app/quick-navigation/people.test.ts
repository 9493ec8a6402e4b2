import { describe, expect, it } from 'vitest';
import { shownResults } from './first-matches.ts';
import { findPeople, type MemberRow, peopleOf, searchTextOf } from './people.ts';

const row = (
  userId: number,
  nickName: string | null,
  ph: string | null,
  promotionName: string | null = 'PT 12회',
): Required<MemberRow> => ({ userId, nickName, ph, promotionName });

const rows = [
  row(1, '강지우', '01020001234'),
  row(1, '강지우', '01020001234', '헬스 3개월'),
  row(2, '김강지', '01012349999'),
  row(3, 'Amy Brown', '010-3000-5512'),
  row(4, '최하은', null),
  row(5, null, '01077770000', null),
  row(6, null, null),
];
const people = peopleOf(rows);
const found = (text: string) => findPeople(people, text).first.map(({ id }) => id);

describe('the people of a list', () => {
  it('are there once, with all passes @quick:once', () => {
    expect(people.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(people[0]!.passes).toEqual(['PT 12회', '헬스 3개월']);
    expect(people[4]!.passes).toEqual([]);
  });
  it('are told apart by name and phone where the list has no ids @quick:once', () => {
    const withoutIds = rows.map((member) => ({ ...member, userId: undefined }));
    expect(peopleOf([...withoutIds, { ...withoutIds[0]!, ph: '01055550000' }])).toHaveLength(6);
  });
  it('are computed once for each list @quick:fast', () => expect(peopleOf(rows)).toBe(people));
});

describe('people are found', () => {
  it.each([
    ['by a part of the name', '지우', ['1']],
    ['those whose name begins with it first', '강지', ['1', '2']],
    ['by initial consonants', 'ㄱㅈㅇ', ['1']],
    ['by syllables and initial consonants', '강ㅈ', ['1', '2']],
    ['while a syllable is composed', '강징', ['1']],
    ['while a vowel is composed', '초', ['4']],
    ['in any case and without spaces', 'amyb', ['3']],
  ])('%s @quick:names', (_, text, ids) => expect(found(text)).toEqual(ids));
  it.each([
    ['by the last four digits first', '1234', ['1', '2']],
    ['while these are typed', '551', ['3']],
    ['by any digits', '7777', ['5']],
    ['by a number with hyphens', '010-2000-1', ['1']],
    ['by a number without hyphens', '0103000', ['3']],
    ['by a number of this country', '+82 10 7777', ['5']],
  ])('%s @quick:phones', (_, text, ids) => expect(found(text)).toEqual(ids));
  it.each([
    ['without a text', ''],
    ['for spaces', '  '],
    ['for another order', 'ㅇㅈㄱ'],
    ['across name and phone', '우010'],
  ])('not %s @quick:names', (_, text) =>
    expect(findPeople(people, text)).toEqual({ first: [], total: 0 }),
  );
  it(`at most ${shownResults}, with the number of all @quick:more`, () => {
    const many = peopleOf(
      Array.from({ length: 200 }, (_, index) => row(index, `회원${index}`, null)),
    );
    const { first, total } = findPeople(many, '회원');
    expect(first).toHaveLength(shownResults);
    expect(total).toBe(200);
  });
});

describe('the text that shows a person in the list', () => {
  it.each([
    ['is the name', 1, '강지우'],
    ['is the phone number without a name', 5, '01077770000'],
  ])('%s @quick:member', (_, id, text) => {
    const person = people.find((one) => one.id === String(id))!;
    expect(searchTextOf(person, people)).toBe(text);
  });
  it('is the phone number where a longer name contains the name @quick:member', () => {
    const twins = peopleOf([row(1, '김하', '01011110000'), row(2, '김하늘', '01022220000')]);
    expect(twins.map((person) => searchTextOf(person, twins))).toEqual(['01011110000', '김하늘']);
  });
});
