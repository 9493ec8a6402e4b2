import { signUpConstraints } from '@fitness/api-contract/constraints';
import type { OperationBody } from '@fitness/api-contract/operation-types';
import { useAlert } from '@fitness/ui/AlertDialog';
import { AuthCard } from '@fitness/ui/AuthCard';
import { Link } from '@fitness/ui/Link';
import { PasswordField } from '@fitness/ui/PasswordField';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { TextField } from '@fitness/ui/TextField';
import { useToast } from '@fitness/ui/Toast';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { send } from '../../api/operations.ts';
import { brand } from '../../lib/brand.tsx';
import { genderLabels } from '../../lib/format.ts';
import { normalizePhone } from '../../lib/input.ts';
import { itemsOf } from '../../lib/list/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { pictures } from '../../lib/pictures.ts';
import { NewPasswordStrength } from './NewPasswordStrength.tsx';
import { passwordRulesOf } from './password-rules.ts';
import { detailFor, signUpFailure, type SignUpField, useSignUpForm } from './sign-up-form.ts';
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

  /** Focuses the field before the alert opens, which returns the focus to it. */
  const alertAbout = (field: SignUpField | undefined, message: string) => {
    root.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    return alert(message);
  };

  const submit = async () => {
    const { values, invalid } = form.validate();
    if (invalid !== undefined) return alertAbout(invalid, signUpTexts.checkForm);
    setPending(true);
    try {
      await send('signUp', { body: values as OperationBody<'signUp'> });
    } catch (error) {
      setPending(false);
      const message = signUpFailure(error);
      return alertAbout(form.reject(message), message);
    }
    form.forget();
    showToast(signUpTexts.success);
    return navigate(paths.signIn, { replace: true, state });
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
    <AuthCard
      ref={root}
      logo={brand}
      picture={pictures['plate-wide']}
      title={signUpTexts.title}
      lead={signUpTexts.lead}
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
      <TextField {...textField('email')} type="email" inputMode="email" autoComplete="email" />
    </AuthCard>
  );
}
