import { expect, it } from 'vitest';
import { codeIn, linkOf } from './playground-link.ts';

it.each(['', '<Badge>예정</Badge>', `<Text>${'가나다 👍\n'.repeat(500)}</Text>`])(
  'a link holds the code %#',
  (code) => {
    expect(linkOf(code)).toMatch(/^[\w-]*$/);
    expect(codeIn(linkOf(code))).toBe(code);
  },
);

it('a link of nothing holds no code', () => {
  expect(codeIn('')).toBe('');
});
