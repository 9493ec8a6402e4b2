import { signUpConstraints } from '@fitness/api-contract/constraints';
import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useAlert } from '@fitness/ui/AlertDialog';
import { Link } from '@fitness/ui/Link';
import { PasswordField } from '@fitness/ui/PasswordField';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { TextField } from '@fitness/ui/TextField';
import { useToast } from '@fitness/ui/Toast';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { send } from '../../shared/api/operations.ts';
import { genderLabels } from '../../shared/format/format.ts';
import { LostZeroQuestion } from '../../shared/input/LostZeroQuestion.tsx';
import { normalizePhone, withLostZero } from '../../shared/input/phone.ts';
import { inputTexts } from '../../shared/input/texts.ts';
import { itemsOf } from '../../shared/list/items.ts';
import { paths } from '../../shared/paths.ts';
import { AuthFormCard } from './AuthFormCard.tsx';
import { NewPasswordStrength } from './NewPasswordStrength.tsx';
import { passwordRulesOf } from './password-rules.ts';
import {
  detailFor,
  type SignUpErrors,
  signUpErrorOf,
  type SignUpField,
  signUpFields,
  type SignUpValues,
  useSignUpForm,
} from './sign-up-form.ts';
import { signUpHints, signUpLabels, signUpTexts } from './sign-up-texts.ts';

const genders = itemsOf(genderLabels);

const passwordRules = passwordRulesOf(signUpConstraints.password.pattern);

/** Validates each field on blur and the whole form on submit (docs/product.md#sign-up). */
export function SignUpForm() {
  const form = useSignUpForm();
  const { alert } = useAlert();
  const [isPending, setPending] = useState(false);
  const { showToast } = useToast();
  const navigate = useNavigate();
  // Passed on to sign-in, which navigates back.
  const { state } = useLocation();
  const root = useRef<HTMLFormElement>(null);
  /** The phone number that the user confirmed to have no leading 0. */
  const [keptPhone, setKeptPhone] = useState('');
  const hasLostZero = ({ ph }: SignUpValues) => ph !== keptPhone && withLostZero(ph) !== null;

  const focusField = (field: SignUpField | undefined) =>
    root.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

  /** Focuses the first invalid field before the alert opens, so that focus returns to it. */
  const alertErrors = (message: string, errors: SignUpErrors) => {
    focusField(signUpFields.find((field) => errors[field] !== undefined));
    return alert(message);
  };

  const submit = async () => {
    const { values, errors } = form.validate();
    const open = hasLostZero(values) ? { ...errors, ph: inputTexts.lostZero } : errors;
    if (Object.keys(open).length > 0) return alertErrors(signUpTexts.checkForm, open);
    setPending(true);
    try {
      await send('signUp', { body: values as OperationBody<'signUp'> });
    } catch (error) {
      setPending(false);
      const rejection = signUpErrorOf(error);
      form.reject(rejection.errors);
      return alertErrors(rejection.message, rejection.errors);
    }
    form.forget();
    showToast(signUpTexts.success);
    return navigate(paths.signIn, { replace: true, state });
  };

  const answerPhone = (phone: string) => {
    form.change('ph', phone);
    setKeptPhone(phone);
    focusField('ph');
  };

  const textField = (field: Exclude<SignUpField, 'gender'>) => ({
    name: field,
    label: signUpLabels[field],
    hint: field === 'password' ? undefined : signUpHints[field],
    value: form.values[field],
    onChange: (value: string) => form.change(field, value),
    onBlur: () => form.blur(field),
    error: form.messageOf(field) ?? null,
    errorDetail: detailFor(field, form.values),
    isHelpFolded: true,
    isRequired: true,
  });

  return (
    <AuthFormCard
      ref={root}
      title={signUpTexts.title}
      lead={signUpTexts.lead}
      formLabel={signUpTexts.forOther}
      submitLabel={signUpTexts.submit}
      onSubmit={() => void submit()}
      isPending={isPending}
      footer={
        <>
          <span>{signUpTexts.otherPage}</span>
          <Link href={paths.signIn}>{signUpTexts.otherPageLink}</Link>
        </>
      }
    >
      <TextField {...textField('nickname')} autoComplete="name" />
      <RadioGroup
        name="gender"
        label={signUpLabels.gender}
        orientation="horizontal"
        items={genders}
        value={genders.find(({ id }) => id === form.values.gender)?.id ?? null}
        onChange={(value) => form.change('gender', value)}
        error={form.messageOf('gender')}
        isRequired
      />
      <TextField {...textField('username')} autoComplete="username" autoCapitalize="none" />
      <PasswordField
        {...textField('password')}
        autoComplete="new-password"
        rules={passwordRules}
        details={<NewPasswordStrength values={form.values} />}
      />
      <PasswordField
        {...textField('passwordCheck')}
        autoComplete="new-password"
        rules={passwordRules}
      />
      <TextField
        {...textField('ph')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        transform={normalizePhone}
      />
      {hasLostZero(form.values) && (
        <LostZeroQuestion
          phone={form.values.ph}
          onChange={answerPhone}
          onKeep={() => answerPhone(form.values.ph)}
        />
      )}
      <TextField {...textField('email')} type="email" inputMode="email" autoComplete="email" />
    </AuthFormCard>
  );
}
