import { Button } from '@fitness/ui/Button';
import { Form } from '@fitness/ui/Form';
import { Panel } from '@fitness/ui/Panel';
import { Select } from '@fitness/ui/Select';
import { Text } from '@fitness/ui/Text';
import { TextField } from '@fitness/ui/TextField';
import { Inline } from '@fitness/ui/layout/Inline';
import { Tiles } from '@fitness/ui/layout/Tiles';
import { isScenarioName, scenarios } from '@fitness/mocks/scenarios';
import { isLocalDateTime, type MockSettings } from '@fitness/mocks/settings';
import { useState } from 'react';
import type { MockControls } from '../mock-controls.ts';

type Props = { controls: MockControls; settings: MockSettings; onRestart: () => void };

const options = Object.entries(scenarios).map(([id, { label }]) => ({ id, label }));

/** The data and the time of the studio; a change reloads the page. */
export function StudioSection({ controls, settings, onRestart }: Props) {
  const [scenario, setScenario] = useState(settings.scenario);
  const [seed, setSeed] = useState(String(settings.seed));
  const [clock, setClock] = useState(settings.clock ?? '');
  const isSeed = /^\d{1,15}$/.test(seed);
  const isClock = clock === '' || isLocalDateTime(clock);
  const restart = (work: Promise<void>) => void work.then(onRestart);
  return (
    <Panel title="데이터와 시각" level={3} padding="compact">
      <Form onSubmit={() => isSeed && restart(controls.reseed(scenario, Number(seed)))}>
        <Tiles columns={{ phone: 1, tablet: 2 }} gap="sm">
          <Select
            label="시나리오"
            value={scenario}
            items={options}
            onChange={(name) => isScenarioName(name) && setScenario(name)}
          />
          <TextField
            label="시드"
            inputMode="numeric"
            value={seed}
            onChange={setSeed}
            error={isSeed ? null : '0 이상의 정수를 입력해주세요.'}
          />
        </Tiles>
        <Text size="sm" color="muted">
          {scenarios[scenario].description}
        </Text>
        <Inline gap="sm">
          <Button size="sm" variant="secondary" type="submit">
            이 데이터로 다시 시작
          </Button>
          <Button size="sm" variant="ghost" onPress={() => restart(controls.restore())}>
            설정까지 모두 처음으로
          </Button>
        </Inline>
      </Form>
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
