import { signUpConstraints } from '@fitness/api-contract/constraints';
import { expect, it } from 'vitest';
import { passwordRulesOf, requirementsOf } from './password-rules.ts';

it('the rules for generated passwords are those of the contract', () =>
  expect(passwordRulesOf(signUpConstraints.password.pattern)).toBe(
    'minlength: 8; maxlength: 20; required: upper, lower; required: digit; required: [!@#$%^&*];',
  ));

it('the rules that are shown are those of the contract @sign-up:strength', () =>
  expect(requirementsOf(signUpConstraints.password.pattern)).toEqual({
    sets: ['[A-Za-z]', '\\d', '[!@#$%^&*]'],
    minimum: 8,
    maximum: 20,
  }));
