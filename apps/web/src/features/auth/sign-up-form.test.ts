import { describe, expect, it } from 'vitest';
import {
  blurField,
  changeField,
  initialSignUp,
  type SignUpField,
  type SignUpState,
  validateForm,
} from './sign-up-form.ts';

const shortName = '이름은 한글 또는 영어 2~20자로 입력하세요.';
const differs = '비밀번호가 일치하지 않습니다.';

const fill = (form: SignUpState, entries: Partial<Record<SignUpField, string>>) =>
  Object.entries(entries).reduce(
    (state, [field, value]) =>
      blurField(changeField(state, field as SignUpField, value), field as SignUpField),
    form,
  );

describe('the sign-up form while it is filled in (docs/product.md#sign-up)', () => {
  it('shows nothing while the user is typing', () => {
    expect(changeField(initialSignUp, 'nickname', '김').errors).toEqual({});
  });
  it('shows the message on blur, under its own name', () => {
    expect(fill(initialSignUp, { nickname: '김' }).errors).toEqual({ nickname: shortName });
    expect(blurField(initialSignUp, 'nickname').errors).toEqual({ nickname: shortName });
  });
  it('removes the message as soon as the field is valid', () => {
    const form = fill(initialSignUp, { nickname: '김' });
    expect(changeField(form, 'nickname', '김하').errors.nickname).toBeUndefined();
    expect(changeField(form, 'nickname', '김1').errors.nickname).toBe(shortName);
  });
  it('keeps valid and invalid values', () => {
    const form = fill(initialSignUp, { nickname: '김', username: 'ABC', password: 'Fitness1!' });
    expect(form.values).toMatchObject({ nickname: '김', username: 'ABC', password: 'Fitness1!' });
  });
  it('shows on blur, and sends, what is typed normalized @input:name @input:id @input:phone', () => {
    const typed = { nickname: `${'김하늘'.normalize('NFD')} `, username: ' haneul1', ph: '+82' };
    const kept = { nickname: '김하늘', username: 'haneul1', ph: '+82' };
    expect(fill(initialSignUp, typed).values).toMatchObject(kept);
    const form = changeField(initialSignUp, 'nickname', typed.nickname);
    expect(form.values.nickname).toBe(typed.nickname);
    expect(validateForm(form).values.nickname).toBe('김하늘');
  });
  it('leaves a password as it is @input:password', () => {
    const password = ' Fitness1!\u200B';
    const form = fill(initialSignUp, { password, passwordCheck: password });
    expect(validateForm(form).values).toMatchObject({ password, passwordCheck: password });
    expect(validateForm(form).errors.password).toBeDefined();
  });
  it('validates the confirmation again when the password changes', () => {
    const form = fill(initialSignUp, { password: 'Fitness1!', passwordCheck: 'Fitness1!' });
    expect(form.errors.passwordCheck).toBeUndefined();
    const changed = changeField(form, 'password', 'Fitness2!');
    expect(changed.errors.passwordCheck).toBe(differs);
    expect(changeField(changed, 'password', 'Fitness1!').errors.passwordCheck).toBeUndefined();
  });
  it('does not validate an empty confirmation', () => {
    expect(fill(initialSignUp, { password: 'Fitness1!' }).errors.passwordCheck).toBeUndefined();
  });
  it('keeps the message of the server until the field changes', () => {
    const message = '아이디는 영소문자 및 숫자로 5~15자여야 합니다.';
    const form = {
      ...fill(initialSignUp, { username: 'customer1' }),
      rejected: { username: message },
    };
    expect(blurField(form, 'username').rejected.username).toBe(message);
    expect(changeField(form, 'nickname', '김').rejected.username).toBe(message);
    expect(changeField(form, 'username', 'customer9').rejected.username).toBeUndefined();
  });
});
