import { expect, it } from 'vitest';
import { subjectProblem } from './subject.ts';

it.each([
  'fix(web): keep the place of a list',
  'feat(api-contract)!: name the roles',
  'docs: decide on "pnpm", once',
  `test: ${'a'.repeat(94)}`,
])('accepts the subject %s', (subject) => {
  expect(subjectProblem(subject)).toBeNull();
});

it.each([
  'Keep the place of a list',
  'fixes: keep the place',
  'fix:keep the place',
  'fix(web): keep the place.',
  'fix(): keep the place',
  `test: ${'a'.repeat(95)}`,
])('refuses the subject %s', (subject) => {
  expect(subjectProblem(subject)).not.toBeNull();
});
