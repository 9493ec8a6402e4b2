import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { PasswordField } from '@fitness/ui/PasswordField';
import { useState } from 'react';
import { payTestTexts, providerProblems } from './texts.ts';

export interface SecretFormProps {
  onConnect: (apiSecret: string) => void;
  isConnecting: boolean;
  /** The problem of the last attempt. */
  problem: keyof typeof providerProblems | null;
}

/** Asks for the provider's API secret, which exists only in the state of this field. */
export function SecretForm({ onConnect, isConnecting, problem }: SecretFormProps) {
  const [secret, setSecret] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const shownProblem = isMissing ? 'noSecret' : isChanged || isConnecting ? null : problem;

  const type = (value: string) => {
    setSecret(value);
    setIsMissing(false);
    setIsChanged(true);
  };
  const submit = () => {
    const trimmed = secret.trim();
    setIsMissing(trimmed === '');
    setIsChanged(false);
    if (trimmed !== '' && !isConnecting) onConnect(trimmed);
  };

  return (
    <Stack maxWidth="reading">
      <Panel title={payTestTexts.connect}>
        <Form onSubmit={submit} autoComplete="off">
          <PasswordField
            label={payTestTexts.secret}
            hint={payTestTexts.secretHint}
            value={secret}
            onChange={type}
            error={shownProblem && providerProblems[shownProblem]}
            autoComplete="off"
            isRequired
          />
          <Inline>
            <Button type="submit" isPending={isConnecting}>
              {payTestTexts.show}
            </Button>
          </Inline>
        </Form>
      </Panel>
    </Stack>
  );
}
