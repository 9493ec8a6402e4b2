import { signUpConstraints } from '@fitness/api-contract/constraints';
import { PasswordField } from '@fitness/ui/PasswordField';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { TextField } from '@fitness/ui/TextField';
import { genderLabels } from '../../shared/format/gender.ts';
import type { useSignUpForm } from './sign-up-form.ts';
import { type SignUpField, withoutSeparators } from './sign-up-rules.ts';
import { signUpHints, signUpLabels } from './texts.ts';

const genders = (['male', 'female'] as const).map((value) => ({
  value,
  label: genderLabels[value],
}));

export function SignUpFields({ form }: { form: ReturnType<typeof useSignUpForm> }) {
  const { values, messageOf, change, blur } = form;
  const textField = (field: Exclude<SignUpField, 'gender'>) => ({
    name: field,
    label: signUpLabels[field],
    hint: signUpHints[field],
    value: values[field],
    onChange: (value: string) => change(field, value),
    onBlur: () => blur(field),
    isInvalid: messageOf(field) !== undefined,
    errorMessage: messageOf(field) ?? signUpConstraints[field].message,
    isRequired: true,
  });
  return (
    <>
      <TextField {...textField('nickname')} autoComplete="name" />
      <RadioGroup
        name="gender"
        label={signUpLabels.gender}
        orientation="horizontal"
        options={genders}
        value={genders.find(({ value }) => value === values.gender)?.value ?? null}
        onChange={(value) => change('gender', value)}
        isInvalid={messageOf('gender') !== undefined}
        errorMessage={messageOf('gender')}
        isRequired
      />
      <TextField {...textField('username')} autoComplete="username" autoCapitalize="none" />
      <PasswordField {...textField('password')} autoComplete="new-password" />
      <PasswordField {...textField('passwordCheck')} autoComplete="new-password" />
      <TextField
        {...textField('ph')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        transform={withoutSeparators}
      />
      <TextField {...textField('email')} type="email" inputMode="email" autoComplete="email" />
    </>
  );
}
