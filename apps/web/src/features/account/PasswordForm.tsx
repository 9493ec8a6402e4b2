import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { PasswordField } from '@fitness/ui/PasswordField';
import { useRef, useState } from 'react';
import { isBlank } from '../../lib/format.ts';
import { type NewPassword, problemOf } from './password.ts';
import { accountTexts, passwordProblems } from './texts.ts';

const empty: NewPassword = { password: '', check: '' };

/**
 * Validates a new password without sending it (docs/product.md#routes), so password managers must not save it over the valid one.
 */
export function PasswordForm() {
  const { alert } = useAlert();
  const [values, setValues] = useState(empty);
  const [isValidated, setIsValidated] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = problemOf(values);

  const submit = async () => {
    if (problem === null) {
      setValues(empty);
      return alert(accountTexts.changed);
    }
    // The field is focused before the alert opens, because closing the alert returns focus to the element that had it.
    const fields = form.current?.querySelectorAll('input') ?? [];
    const invalid = [...fields].find(({ value }) => isBlank(value)) ?? fields[1];
    invalid?.focus();
    await alert(passwordProblems[problem]);
    return setIsValidated(true);
  };

  return (
    <Form ref={form} onSubmit={() => void submit()} autoComplete="off">
      <PasswordField
        label={accountTexts.newPassword}
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        autoComplete="off"
        isRequired
      />
      <PasswordField
        label={accountTexts.newPasswordCheck}
        value={values.check}
        onChange={(check) => {
          setValues({ ...values, check });
          setIsValidated(false);
        }}
        onBlur={() => setIsValidated(true)}
        error={isValidated && problem === 'different' ? passwordProblems[problem] : null}
        autoComplete="off"
        isRequired
      />
      <Button type="submit" variant="secondary" isFullWidth>
        {accountTexts.change}
      </Button>
    </Form>
  );
}
