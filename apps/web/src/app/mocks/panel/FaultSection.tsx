import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Panel } from '@fitness/ui/Panel';
import { Row, RowList } from '@fitness/ui/RowList';
import { TextField } from '@fitness/ui/TextField';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { Inline } from '@fitness/ui/layout/Inline';
import { Tiles } from '@fitness/ui/layout/Tiles';
import type { Fault } from '@fitness/mocks/backend';
import type { MockSettings } from '@fitness/mocks/settings';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeFault } from './fault-draft.ts';
import { FaultForm } from './FaultForm.tsx';
import type { MockControls } from '../mock-controls.ts';

type Props = { controls: MockControls; settings: MockSettings };

const msPattern = /^\d{1,5}$/;

/** Latency and faults of the backend, from the next request on. */
export function FaultSection({ controls, settings }: Props) {
  const [ms, setMs] = useState(String(settings.latency.ms));
  const [spread, setSpread] = useState(String(settings.latency.spreadMs));
  const latencyFields = [
    { label: '지연(ms)', value: ms, onChange: setMs },
    { label: '더해질 수 있는 지연(ms)', value: spread, onChange: setSpread },
  ];
  const list = useRef<HTMLElement>(null);
  const set = (faults: readonly Fault[]) => void controls.configureFaults({ faults });
  const applyLatency = () => {
    if (latencyFields.every(({ value }) => msPattern.test(value)))
      void controls.configureFaults({ latency: { ms: Number(ms), spreadMs: Number(spread) } });
  };
  const remove = (at: number) => {
    // Synchronously, because the pressed button disappears, and without focus inside the panel Escape would not close it.
    flushSync(() => set(settings.faults.filter((_, other) => other !== at)));
    list.current?.focus();
  };
  return (
    <Panel title="지연과 오류" level={3} padding="compact">
      <Form onSubmit={applyLatency}>
        <Tiles columns={{ phone: 1, tablet: 2 }} gap="sm">
          {latencyFields.map((field) => (
            <TextField
              key={field.label}
              {...field}
              inputMode="numeric"
              error={msPattern.test(field.value) ? null : '0 ~ 99999'}
            />
          ))}
        </Tiles>
        <Inline>
          <Button size="sm" variant="secondary" type="submit">
            지연 적용
          </Button>
        </Inline>
      </Form>
      <FaultForm onAdd={(fault) => set([...settings.faults, fault])} />
      <RowList
        ref={list}
        tabIndex={-1}
        density="compact"
        aria-label="설정한 오류"
        emptyText="설정한 오류가 없습니다."
      >
        {settings.faults.map((fault, at) => (
          <Row
            key={`${at} ${describeFault(fault)}`}
            title={describeFault(fault)}
            action={
              <Button size="sm" variant="ghost" onPress={() => remove(at)}>
                <VisuallyHidden>{`${describeFault(fault)} `}</VisuallyHidden>
                빼기
              </Button>
            }
          />
        ))}
      </RowList>
    </Panel>
  );
}
