import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Select } from '@fitness/ui/Select';
import { TextField } from '@fitness/ui/TextField';
import { Inline } from '@fitness/ui/layout/Inline';
import { Tiles } from '@fitness/ui/layout/Tiles';
import type { Fault, FaultKind } from '@fitness/mocks/backend';
import { useState } from 'react';
import {
  errorOptions,
  faultFrom,
  initialDraft,
  type FaultDraft,
  kindLabels,
  operationOptions,
} from './fault-draft.ts';

const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({
  id: value as FaultKind['kind'],
  label,
}));

const fields: Partial<
  Record<FaultKind['kind'], { field: 'status' | 'body' | 'ms' | 'rate' | 'seed'; label: string }[]>
> = {
  custom: [
    { field: 'status', label: '상태 코드 (200 ~ 599)' },
    { field: 'body', label: '본문 (JSON)' },
  ],
  status: [{ field: 'status', label: '상태 코드 (200 ~ 599)' }],
  html: [{ field: 'status', label: '상태 코드 (200 ~ 599)' }],
  latency: [{ field: 'ms', label: '늦어지는 시간(ms)' }],
  chaos: [
    { field: 'rate', label: '오류가 나는 비율(%)' },
    { field: 'seed', label: '무작위 시드' },
  ],
};

export function FaultForm({ onAdd }: { onAdd: (fault: Fault) => void }) {
  const [draft, setDraft] = useState(initialDraft);
  const change = (part: Partial<FaultDraft>) => setDraft({ ...draft, ...part });
  const answers = errorOptions(draft.operation);
  const answer = answers.some(({ id }) => id === draft.answer)
    ? draft.answer
    : (answers[0]?.id ?? draft.answer);
  const fault = faultFrom({ ...draft, answer });
  const problem = draft.kind === 'custom' ? '숫자와 본문을 확인해주세요.' : '숫자를 확인해주세요.';
  return (
    <Form onSubmit={() => fault && onAdd(fault)}>
      <Tiles columns={{ phone: 1, tablet: 2 }} gap="sm">
        <Select
          label="오류가 날 호출"
          value={draft.operation}
          items={operationOptions}
          onChange={(operation) => change({ operation })}
        />
        <Select
          label="오류의 종류"
          value={draft.kind}
          items={kindOptions}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'answer' && (
          <Select
            label="오류"
            value={answer}
            items={answers}
            onChange={(name) => change({ answer: name })}
          />
        )}
        {fields[draft.kind]?.map(({ field, label }) => (
          <TextField
            key={field}
            label={label}
            inputMode={field === 'body' ? 'text' : 'numeric'}
            value={draft[field]}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
        <TextField
          label="횟수"
          inputMode="numeric"
          hint="비우면 뺄 때까지 계속됩니다."
          value={draft.times}
          onChange={(times) => change({ times })}
        />
      </Tiles>
      <Inline>
        <Button
          size="sm"
          variant="secondary"
          type="submit"
          disabledReason={fault ? undefined : problem}
        >
          오류 추가
        </Button>
      </Inline>
    </Form>
  );
}
