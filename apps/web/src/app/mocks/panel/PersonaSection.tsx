import { Button } from '@fitness/ui/Button';
import { Panel } from '@fitness/ui/Panel';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { useState } from 'react';
import type { MockControls } from '../mock-controls.ts';
import { visitor } from '../mock-link.ts';

type Props = { controls: MockControls; current: string | undefined; onDone: () => void };

/** Signs a demo account in with one press. */
export function PersonaSection({ controls, current, onDone }: Props) {
  const [problem, setProblem] = useState('');
  const signInAs = (persona: string) => {
    setProblem('');
    controls.signInAs(persona).then(onDone, (error: unknown) => setProblem(String(error)));
  };
  const people = [
    { persona: visitor, text: '로그인하지 않은 방문자', label: '방문자' },
    ...demoAccounts.map(({ username, nickname, label }) => ({
      persona: username,
      text: `${nickname} · ${label}`,
      label: username,
    })),
  ];
  return (
    <Panel title="사용자" level={3} padding="compact">
      <RowList density="compact">
        {people.map(({ persona, text, label }) => (
          <Row
            key={persona}
            title={text}
            action={
              <Button
                size="sm"
                variant="ghost"
                disabledReason={persona === current ? '지금 사용 중' : undefined}
                onPress={() => signInAs(persona)}
              >
                {label}
              </Button>
            }
          />
        ))}
      </RowList>
      <Text role="status" color="danger">
        {problem}
      </Text>
    </Panel>
  );
}
