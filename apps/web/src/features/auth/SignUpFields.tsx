import { PasswordField } from '@fitness/ui/PasswordField';
import { RadioGroup } from '@fitness/ui/RadioGroup';
import { TextField } from '@fitness/ui/TextField';
import { genderLabels } from '../../shared/format/gender.ts';
import { ruleOf, type SignUpField, withoutSeparators } from './sign-up-rules.ts';
import { signUpHints, signUpLabels } from './texts.ts';
import type { useSignUpForm } from './use-sign-up-form.ts';

const genders = (['male', 'female'] as const).map((value) => ({
  value,
  label: genderLabels[value],
}));

type TypedField = Exclude<SignUpField, 'gender'>;

/** The inputs of sign-up, each with its label, its hint and, while its flag is set, its message. */
export function SignUpFields({ form }: { form: ReturnType<typeof useSignUpForm> }) {
  const { values, messageOf, change, leave } = form;
  const typed = (field: TypedField) => ({
    name: field,
    label: signUpLabels[field],
    hint: signUpHints[field],
    value: values[field],
    onChange: (value: string) => change(field, value),
    onBlur: () => leave(field),
    isInvalid: messageOf(field) !== undefined,
    errorMessage: messageOf(field) ?? ruleOf(field).message,
  });
  return (
    <>
      <TextField {...typed('nickname')} autoComplete="name" />
      <RadioGroup
        name="gender"
        label={signUpLabels.gender}
        orientation="horizontal"
        options={genders}
        value={genders.find(({ value }) => value === values.gender)?.value ?? null}
        onChange={(value) => change('gender', value)}
        isInvalid={messageOf('gender') !== undefined}
        errorMessage={messageOf('gender')}
      />
      <TextField {...typed('username')} autoComplete="username" autoCapitalize="none" />
      <PasswordField {...typed('password')} autoComplete="new-password" />
      <PasswordField {...typed('passwordCheck')} autoComplete="new-password" />
      <TextField
        {...typed('ph')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        transform={withoutSeparators}
      />
      <TextField {...typed('email')} type="email" inputMode="email" autoComplete="email" />
    </>
  );
}
