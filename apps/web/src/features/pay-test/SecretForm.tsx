import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Panel } from '@fitness/ui/Panel';
import { PasswordField } from '@fitness/ui/PasswordField';
import { useState } from 'react';
import { payTestTexts, providerProblems } from './texts.ts';

type SecretFormProps = {
  onConnect: (apiSecret: string) => void;
  isConnecting: boolean;
  /** The problem of the last attempt. */
  problem: keyof typeof providerProblems | null;
};

/** Asks for the provider's API secret, which exists only in the state of this field. */
export function SecretForm({ onConnect, isConnecting, problem }: SecretFormProps) {
  const [secret, setSecret] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    setIsMissing(secret.trim() === '');
    if (secret.trim() !== '' && !isConnecting) onConnect(secret.trim());
  };
  const error = isMissing ? 'noSecret' : isConnecting ? null : problem;
  return (
    <Stack maxWidth="reading">
      <Panel title={payTestTexts.connect}>
        <Form onSubmit={submit} autoComplete="off">
          <PasswordField
            label={payTestTexts.secret}
            hint={payTestTexts.secretHint}
            value={secret}
            onChange={(value) => {
              setSecret(value);
              setIsMissing(false);
            }}
            error={error && providerProblems[error]}
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
