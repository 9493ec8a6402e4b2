import { Button } from '@fitness/ui/Button';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { useState } from 'react';
import type { MockControls } from '../mock-controls.ts';
import { visitor } from '../mock-link.ts';
import * as styles from './MockPanel.css.ts';

type Props = { controls: MockControls; current: string | undefined; onDone: () => void };

/** Signs a demo account in with one press. */
export function PersonaSection({ controls, current, onDone }: Props) {
  const [problem, setProblem] = useState('');
  const signInAs = (persona: string) => {
    setProblem('');
    controls.signInAs(persona).then(onDone, (error: unknown) => setProblem(String(error)));
  };
  const reasonFor = (persona: string) => (persona === current ? '지금 사용 중' : undefined);
  return (
    <section className={styles.section} aria-label="사용자">
      <h3 className={styles.heading}>사용자</h3>
      <ul className={styles.list}>
        <li className={styles.item}>
          <span className={styles.itemText}>로그인하지 않은 방문자</span>
          <Button
            size="sm"
            variant="ghost"
            disabledReason={reasonFor(visitor)}
            onPress={() => signInAs(visitor)}
          >
            방문자
          </Button>
        </li>
        {demoAccounts.map(({ username, nickname, label }) => (
          <li key={username} className={styles.item}>
            <span className={styles.itemText}>{`${nickname} · ${label}`}</span>
            <Button
              size="sm"
              variant="ghost"
              disabledReason={reasonFor(username)}
              onPress={() => signInAs(username)}
            >
              {username}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{problem}</p>
    </section>
  );
}
