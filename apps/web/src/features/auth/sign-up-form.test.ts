import { describe, expect, it } from 'vitest';
import { left, newSignUp, type SignUpState, typed } from './sign-up-form.ts';
import type { SignUpField } from './sign-up-rules.ts';

const shortName = '이름은 한글 또는 영어 2~20자로 입력하세요.';
const differs = '비밀번호가 일치하지 않습니다.';

const fill = (form: SignUpState, entries: Partial<Record<SignUpField, string>>) =>
  Object.entries(entries).reduce(
    (state, [field, value]) =>
      left(typed(state, field as SignUpField, value), field as SignUpField),
    form,
  );

describe('the sign-up form while it is filled in (docs/product.md#sign-up)', () => {
  it('says nothing while somebody is still typing', () => {
    expect(typed(newSignUp, 'nickname', '김').errors).toEqual({});
  });
  it('shows the message once the field is left, under its own name', () => {
    expect(fill(newSignUp, { nickname: '김' }).errors).toEqual({ nickname: shortName });
    expect(left(newSignUp, 'nickname').errors).toEqual({ nickname: shortName });
  });
  it('takes the message back as soon as the field is right', () => {
    const form = fill(newSignUp, { nickname: '김' });
    expect(typed(form, 'nickname', '김하').errors.nickname).toBeUndefined();
    expect(typed(form, 'nickname', '김1').errors.nickname).toBe(shortName);
  });
  it('keeps what was typed, right or wrong', () => {
    const form = fill(newSignUp, { nickname: '김', username: 'ABC', password: 'Fitness1!' });
    expect(form.values).toMatchObject({ nickname: '김', username: 'ABC', password: 'Fitness1!' });
  });
  it('judges the confirmation again when the password changes', () => {
    const form = fill(newSignUp, { password: 'Fitness1!', passwordCheck: 'Fitness1!' });
    expect(form.errors.passwordCheck).toBeUndefined();
    const changed = typed(form, 'password', 'Fitness2!');
    expect(changed.errors.passwordCheck).toBe(differs);
    expect(typed(changed, 'password', 'Fitness1!').errors.passwordCheck).toBeUndefined();
  });
  it('leaves the confirmation alone while nothing stands in it', () => {
    expect(fill(newSignUp, { password: 'Fitness1!' }).errors.passwordCheck).toBeUndefined();
  });
  it('keeps what the server refused until it is changed, even in the words of the rule', () => {
    const message = '아이디는 영소문자 및 숫자로 5~15자여야 합니다.';
    const form = { ...fill(newSignUp, { username: 'customer1' }), refused: { username: message } };
    expect(left(form, 'username').refused.username).toBe(message);
    expect(typed(form, 'nickname', '김').refused.username).toBe(message);
    expect(typed(form, 'username', 'customer9').refused.username).toBeUndefined();
  });
});
