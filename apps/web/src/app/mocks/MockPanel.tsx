import { type ErrorName, errorResponses } from '@fitness/api-contract/error-responses';
import { type OperationId, operations } from '@fitness/api-contract/operations';
import type { FaultKind } from '@fitness/mocks/backend';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { isScenarioName, scenarios } from '@fitness/mocks/scenarios';
import { isLocalDateTime, type MockSettings } from '@fitness/mocks/settings';
import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Form } from '@fitness/ui/Form';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { Panel } from '@fitness/ui/Panel';
import { Select } from '@fitness/ui/Select';
import { TextField } from '@fitness/ui/TextField';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import type { MockControls } from './mock-controls.ts';
import { linkWith, visitor } from './mock-settings.ts';

type SectionProps = {
  controls: MockControls;
  settings: MockSettings;
  /** Waits for a change and renders the settings again. */
  apply: (change: Promise<void>) => Promise<void>;
  /** Reloads the app, whose state does not follow the backend's data and time. */
  onRestart: () => void;
};

type Choice = { label: string; fault?: FaultKind };

const general: readonly Choice[] = [
  { label: '없음' },
  { label: '연결 끊김', fault: { kind: 'offline' } },
  { label: '답이 오지 않음', fault: { kind: 'hang' } },
  { label: '상태 코드 500', fault: { kind: 'status', status: 500 } },
  { label: 'HTML로 온 502', fault: { kind: 'html', status: 502 } },
  { label: '깨진 본문', fault: { kind: 'malformed' } },
  { label: '계약과 다른 답', fault: { kind: 'invalid' } },
  { label: '처리되었지만 답이 사라짐', fault: { kind: 'lost' } },
];

/** Each error of the contract, or of the operation. */
const errorsOf = (operation: OperationId | undefined) =>
  (Object.keys(errorResponses) as ErrorName[])
    .filter((name) => !operation || errorResponses[name].operations.some((id) => id === operation))
    .map((name): Choice => ({
      label: `${errorResponses[name].status} ${name}`,
      fault: { kind: 'error', name },
    }));

function FaultSection({ controls, settings, apply }: SectionProps) {
  const latency = settings.faults.find((one) => one.kind === 'latency' && !one.operation);
  const delay = latency?.kind === 'latency' ? latency.ms : 0;
  // A link may have faults that are not to be chosen, and several.
  const fault = settings.faults.find((one) => one !== latency);
  const own = fault && JSON.stringify({ ...fault, operation: undefined });
  const [operation, setOperation] = useState(fault?.operation);
  const choices = [...general, ...errorsOf(operation)];
  const given = choices.find((choice) => JSON.stringify(choice.fault) === own) ?? {
    label: String(own),
    fault,
  };
  const change = (place: OperationId | undefined, next: FaultKind | undefined, ms: number) => {
    setOperation(place);
    const faults: MockSettings['faults'] = [
      ...(ms === 0 ? [] : [{ kind: 'latency', ms } as const]),
      ...(next ? [{ ...next, operation: place }] : []),
    ];
    void apply(controls.configureFaults({ faults }));
  };
  return (
    <Panel title="지연과 오류" level={3} padding="compact">
      <Tiles columns={{ phone: 1, tablet: 2 }} gap="sm">
        <Select
          label="오류가 날 호출"
          value={operation ?? ''}
          items={[
            { id: '', label: '모든 호출' },
            ...Object.values(operations).map(({ id, method, path }) => ({
              id,
              label: `${method.toUpperCase()} ${path.replace('/api/', '')}`,
            })),
          ]}
          onChange={(place) =>
            change(Object.values(operations).find(({ id }) => id === place)?.id, given.fault, delay)
          }
        />
        <Select
          label="오류의 종류"
          value={given.label}
          items={[...new Set([given.label, ...choices.map(({ label }) => label)])].map((label) => ({
            id: label,
            label,
          }))}
          onChange={(name) =>
            change(operation, choices.find(({ label }) => label === name)?.fault, delay)
          }
        />
        <Select
          label="모든 답의 지연"
          value={String(delay)}
          items={[...new Set([0, 300, 1000, 3000, delay])].map((ms) => ({
            id: String(ms),
            label: ms === 0 ? '없음' : `${ms}ms`,
          }))}
          onChange={(ms) => change(operation, given.fault, Number(ms))}
        />
      </Tiles>
    </Panel>
  );
}

function StudioSection({ controls, settings, apply, onRestart }: SectionProps) {
  const [scenario, setScenario] = useState(settings.scenario);
  const [clock, setClock] = useState(settings.clock ?? '');
  const isClock = clock === '' || isLocalDateTime(clock);
  const restart = (change: Promise<void>) => void apply(change).then(onRestart);
  return (
    <Panel title="데이터와 시각" level={3} padding="compact">
      <Select
        label="시나리오"
        hint={scenarios[scenario].description}
        value={scenario}
        items={Object.entries(scenarios).map(([id, { label }]) => ({ id, label }))}
        onChange={(name) => isScenarioName(name) && setScenario(name)}
      />
      <Inline gap="sm">
        <Button
          size="sm"
          variant="secondary"
          onPress={() => restart(controls.reseed(scenario, settings.seed))}
        >
          이 데이터로 다시 시작
        </Button>
        <Button size="sm" variant="ghost" onPress={() => restart(controls.restore())}>
          설정까지 모두 처음으로
        </Button>
      </Inline>
      <Form onSubmit={() => isClock && restart(controls.setTime(clock === '' ? undefined : clock))}>
        <TextField
          label="스튜디오의 시각"
          value={clock}
          onChange={setClock}
          placeholder="2026-11-20T10:00:00"
          hint="서울 시각으로 입력합니다. 비우면 이 기기의 시각을 따릅니다. 데이터는 그대로 둡니다."
          error={isClock ? null : '2026-11-20T10:00:00처럼 입력해주세요.'}
        />
        <Inline>
          <Button size="sm" variant="secondary" type="submit">
            시각 변경
          </Button>
        </Inline>
      </Form>
    </Panel>
  );
}

type MockPanelProps = Pick<SectionProps, 'controls' | 'onRestart'> & {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The mock panel: the signed-in user, the data, time and faults of the mock backend, and a link to them. */
export function MockPanel({ title, controls, isOpen, onOpenChange, onRestart }: MockPanelProps) {
  const [settings, setSettings] = useState(controls.settings);
  const session = useSession();
  const account = demoAccounts.find(({ userId }) => String(userId) === session.userId);
  const link = linkWith(window.location.href, settings, account?.username ?? visitor);
  const apply = (change: Promise<void>) => {
    setSettings(controls.settings());
    return change.then(() => setSettings(controls.settings()));
  };
  const section = { controls, settings, apply, onRestart };
  return (
    <LocaleProvider>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} size="lg">
        <Stack gap="md">
          <Panel title="사용자" level={3} padding="compact">
            <Select
              label="로그인할 사용자"
              value={account?.username ?? visitor}
              items={[
                { id: visitor, label: '로그인하지 않은 방문자' },
                ...demoAccounts.map(({ username, nickname, label }) => ({
                  id: username,
                  label: `${username} · ${nickname} · ${label}`,
                })),
              ]}
              onChange={(persona) =>
                void controls.signInAs(persona).then(() => onOpenChange(false))
              }
            />
          </Panel>
          <FaultSection {...section} />
          <StudioSection {...section} />
          <Panel title="링크" level={3} padding="compact">
            <TextField
              label="이 상태로 여는 링크"
              value={link}
              onChange={() => undefined}
              isReadOnly
              hint="열면 데이터를 처음부터 다시 만듭니다."
            />
          </Panel>
        </Stack>
      </Dialog>
    </LocaleProvider>
  );
}
