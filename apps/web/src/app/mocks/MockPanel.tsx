import { errorResponses } from '@fitness/api-contract/error-responses';
import { operations } from '@fitness/api-contract/operations';
import { demoAccounts } from '@fitness/mocks/demo-accounts';
import { isScenarioName, scenarios } from '@fitness/mocks/scenarios';
import {
  decodeSettings,
  defaultSettings,
  encodeSettings,
  isLocalDateTime,
  type MockSettings,
} from '@fitness/mocks/settings';
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

const encodeFaults = (faults: MockSettings['faults']) =>
  encodeSettings({ ...defaultSettings, faults })
    .split('_')
    .slice(1)
    .join('_');

type SectionProps = {
  controls: MockControls;
  settings: MockSettings;
  /** Waits for a change and renders the settings again. */
  apply: (change: Promise<void>) => Promise<void>;
  /** Reloads the app, whose state does not follow the backend's data and time. */
  onRestart: () => void;
};

function FaultSection({ controls, settings, apply }: SectionProps) {
  const [fault] = settings.faults;
  const [operation, setOperation] = useState<string>(fault?.operation ?? '');
  // The texts of the faults in a link (docs/mock-backend.md); a link may have others, and several.
  const given = fault ? encodeFaults([{ ...fault, operation: undefined }]) : '';
  const kinds = {
    '': '없음',
    offline: '연결 끊김',
    hang: '답이 오지 않음',
    'status-500': '상태 코드 500',
    'html-502': 'HTML로 온 502',
    malformed: '깨진 본문',
    drift: '계약과 다른 답',
    lost: '처리되었지만 답이 사라짐',
    ...Object.fromEntries(
      Object.entries(errorResponses)
        .filter(([, error]) => !operation || error.operations.some((id) => id === operation))
        .map(([name, { status }]) => [`answer-${name}`, `${status} ${name}`]),
    ),
  };
  const change = (place: string, kind: string) => {
    setOperation(place);
    const { faults } = decodeSettings(place === '' ? kind : `${place}.${kind}`).settings;
    void apply(controls.configureFaults({ faults }));
  };
  return (
    <Panel title="지연과 오류" level={3} padding="compact">
      <Tiles columns={{ phone: 1, tablet: 2 }} gap="sm">
        <Select
          label="오류가 날 호출"
          value={operation}
          items={[
            { id: '', label: '모든 호출' },
            ...Object.values(operations).map(({ id, method, path }) => ({
              id,
              label: `${method.toUpperCase()} ${path.replace('/api/', '')}`,
            })),
          ]}
          onChange={(place) => change(place, given)}
        />
        <Select
          label="오류의 종류"
          value={given}
          items={Object.entries({ [given]: given, ...kinds }).map(([id, label]) => ({ id, label }))}
          onChange={(kind) => change(operation, kind)}
        />
        <Select
          label="모든 답의 지연"
          value={String(settings.latency.ms)}
          items={[...new Set([0, 300, 1000, 3000, settings.latency.ms])].map((ms) => ({
            id: String(ms),
            label: ms === 0 ? '없음' : `${ms}ms`,
          }))}
          onChange={(ms) =>
            void apply(controls.configureFaults({ latency: { ms: Number(ms), spreadMs: 0 } }))
          }
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
