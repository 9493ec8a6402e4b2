import { Button } from '@fitness/ui/Button';
import { TextField } from '@fitness/ui/TextField';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import type { Fault } from '@fitness/mocks/backend';
import type { MockSettings } from '@fitness/mocks/settings';
import { useRef, useState } from 'react';
import { describeFault } from './fault-draft.ts';
import { FaultForm } from './FaultForm.tsx';
import type { MockControls } from '../mock-controls.ts';
import * as styles from './MockPanel.css.ts';

type Props = { controls: MockControls; settings: MockSettings };

const msPattern = /^\d{1,5}$/;

/** Latency and faults of the backend, from the next request on. */
export function FaultSection({ controls, settings }: Props) {
  const [ms, setMs] = useState(String(settings.latency.ms));
  const [spread, setSpread] = useState(String(settings.latency.spreadMs));
  const isLatency = msPattern.test(ms) && msPattern.test(spread);
  const list = useRef<HTMLUListElement>(null);
  const set = (faults: readonly Fault[]) => void controls.configureFaults({ faults });
  const remove = (at: number) => {
    // The button goes with its fault, and without focus inside the panel Escape would not close it.
    list.current?.focus();
    set(settings.faults.filter((_, other) => other !== at));
  };
  return (
    <section className={styles.section} aria-label="지연과 오류">
      <h3 className={styles.heading}>지연과 오류</h3>
      <div className={styles.fields}>
        <TextField
          label="지연(ms)"
          inputMode="numeric"
          value={ms}
          onChange={setMs}
          isInvalid={!msPattern.test(ms)}
          errorMessage="0 ~ 99999"
        />
        <TextField
          label="더해질 수 있는 지연(ms)"
          inputMode="numeric"
          value={spread}
          onChange={setSpread}
          isInvalid={!msPattern.test(spread)}
          errorMessage="0 ~ 99999"
        />
      </div>
      <div className={styles.row}>
        <Button
          size="sm"
          variant="secondary"
          onPress={() =>
            isLatency &&
            void controls.configureFaults({ latency: { ms: Number(ms), spreadMs: Number(spread) } })
          }
        >
          지연 적용
        </Button>
      </div>
      <FaultForm onAdd={(fault) => set([...settings.faults, fault])} />
      {settings.faults.length === 0 && <p className={styles.hint}>설정한 오류가 없습니다.</p>}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label="설정한 오류">
        {settings.faults.map((fault, at) => (
          <li key={`${at} ${describeFault(fault)}`} className={styles.item}>
            <span className={styles.itemText}>{describeFault(fault)}</span>
            <Button size="sm" variant="ghost" onPress={() => remove(at)}>
              <VisuallyHidden>{describeFault(fault)} </VisuallyHidden>
              빼기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
