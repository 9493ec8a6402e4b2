import { describe, expect, it } from 'vitest';
import { expectDomainError, testStudio } from '../../testing/studio.ts';
import { signIn, signUp } from './accounts.ts';

const user = {
  nickname: '김하늘',
  gender: 'female',
  username: 'haneul1',
  password: 'Fitness1!',
  ph: '01012345678',
  email: 'haneul@makefit.kr',
} as const;

describe('signing up', () => {
  it('creates a customer account that can sign in, without storing the password @mock:new-customer', () => {
    const { studio } = testStudio();
    const account = signUp(studio, user);
    expect(account).toMatchObject({
      nickname: '김하늘',
      roleName: 'ROLE_CUSTOMER',
      createdAt: '2026-11-20T10:00:00',
    });
    expect(JSON.stringify(account)).not.toContain('Fitness1!');
    expect(signIn(studio, 'haneul1', 'Fitness1!')).toEqual(account);
  });

  it('fails when the username or the phone is already used @response:UsernameTaken @response:PhoneTaken', () => {
    const { studio } = testStudio();
    expectDomainError(() => signUp(studio, { ...user, username: 'customer1' }), 'UsernameTaken');
    expectDomainError(() => signUp(studio, { ...user, ph: '01020000001' }), 'PhoneTaken');
    expectDomainError(
      () => signUp(studio, { ...user, username: 'customer1', ph: '01020000001' }),
      'UsernameTaken',
    );
  });
});

describe('signing in', () => {
  it('fails with the same error for an unknown username and a wrong password @response:SignInFailed', () => {
    const { studio } = testStudio();
    expectDomainError(() => signIn(studio, 'nobody1', 'Fitness1!'), 'SignInFailed');
    expectDomainError(() => signIn(studio, 'customer1', 'Fitness2!'), 'SignInFailed');
    expect(signIn(studio, 'customer1', 'Fitness1!').id).toBe(101);
  });
});
