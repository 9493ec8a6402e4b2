import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { PasswordField } from '@fitness/ui/PasswordField';
import { type FormEvent, useRef, useState } from 'react';
import { Panel } from '../../shared/layout/Panel.tsx';
import * as styles from './account.css.ts';
import { isBlank, type NewPassword, problemOf } from './password.ts';
import { accountTexts, passwordProblems } from './texts.ts';

const nothing: NewPassword = { password: '', check: '' };

/** Changes the own password, on this side only: nothing is sent (docs/product.md#routes). */
export function PasswordForm() {
  const { alert } = useAlert();
  const [typed, setTyped] = useState(nothing);
  const [isCompared, setIsCompared] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = problemOf(typed);

  const submit = async () => {
    if (problem === null) {
      setTyped(nothing);
      return alert(accountTexts.changed);
    }
    // Focus goes to the field in question before the alert opens, and so comes back to it.
    const fields = form.current?.querySelectorAll('input') ?? [];
    const wanting = [...fields].find(({ value }) => isBlank(value)) ?? fields[1];
    wanting?.focus();
    setIsTold(true);
    await alert(passwordProblems[problem]);
    setIsTold(false);
    return setIsCompared(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <Panel title={accountTexts.password}>
      <form ref={form} className={styles.fields} onSubmit={onSubmit} noValidate>
        <PasswordField
          label={accountTexts.newPassword}
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          autoComplete="new-password"
        />
        <PasswordField
          label={accountTexts.newPasswordCheck}
          value={typed.check}
          onChange={(check) => {
            setTyped({ ...typed, check });
            setIsCompared(false);
          }}
          onBlur={() => setIsCompared(true)}
          // While an alert says it, the line under the field does not say it as well.
          isInvalid={isCompared && !isTold && problem === 'different'}
          errorMessage={passwordProblems.different}
          autoComplete="new-password"
        />
        <Button type="submit" isFullWidth>
          {accountTexts.change}
        </Button>
      </form>
    </Panel>
  );
}
