import { Button } from '@fitness/ui/Button';
import { PasswordField } from '@fitness/ui/PasswordField';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../shared/layout/Panel.tsx';
import * as styles from './PayTest.css.ts';
import { payTestTexts, providerProblems } from './texts.ts';

export interface SecretFormProps {
  onConnect: (apiSecret: string) => void;
  isConnecting: boolean;
  /** Why the last try gave nothing. */
  problem: keyof typeof providerProblems | null;
}

/** Asks for the provider's API secret, which is kept nowhere but in this field. */
export function SecretForm({ onConnect, isConnecting, problem }: SecretFormProps) {
  const [secret, setSecret] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const said = isMissing ? 'noSecret' : isChanged || isConnecting ? null : problem;

  const type = (value: string) => {
    setSecret(value);
    setIsMissing(false);
    setIsChanged(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = secret.trim();
    setIsMissing(typed === '');
    setIsChanged(false);
    if (typed !== '' && !isConnecting) onConnect(typed);
  };

  return (
    <div className={styles.connect}>
      <Panel title={payTestTexts.connect}>
        <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
          <PasswordField
            label={payTestTexts.secret}
            hint={payTestTexts.secretHint}
            value={secret}
            onChange={type}
            isInvalid={said !== null}
            errorMessage={said === null ? undefined : providerProblems[said]}
            autoComplete="off"
          />
          <Button type="submit" isPending={isConnecting}>
            {payTestTexts.show}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
