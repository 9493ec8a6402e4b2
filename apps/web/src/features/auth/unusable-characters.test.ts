import { signUpConstraints } from '@fitness/api-contract/constraints';
import { expect, it } from 'vitest';
import { unusableCharacters } from './unusable-characters.ts';

const { nickname, username, password, ph, email } = signUpConstraints;

it.each([
  [password, 'Fitness1?', '?'],
  [password, 'Fit ness1~?~', '공백 ~ ?'],
  [password, 'Fitness1!\u200B', 'U+200B'],
  [password, '비밀번호가너무길다', '비 밀 번 호 가 …'],
  [username, 'Haneul_1', 'H _'],
  [nickname, '김 하늘', '공백'],
  [nickname, 'José'.normalize('NFD'), 'é'],
  [ph, '01012345678내선3', '내 선'],
])('%o: an error names what cannot be used in %j @sign-up:characters', ({ pattern }, text, names) =>
  expect(unusableCharacters(pattern, text)).toBe(`사용할 수 없는 문자: ${names}`),
);

it.each([
  [password, 'short1!'],
  [username, ''],
  // The pattern of an email address allows different characters in different parts.
  [email, 'haneul@@makefit.kr'],
])(
  '%o: it names nothing in %j, which is wrong otherwise @sign-up:characters',
  ({ pattern }, text) => expect(unusableCharacters(pattern, text)).toBeUndefined(),
);
