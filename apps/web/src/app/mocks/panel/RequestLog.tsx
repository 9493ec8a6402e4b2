import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { CodeBlock } from '@fitness/ui/CodeBlock';
import { Disclosure } from '@fitness/ui/Disclosure';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { Fill, Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import type { LoggedRequest } from '@fitness/mocks/backend';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { type ContractStatus, contractStatusOf, type RequestLogStore } from './request-log.ts';

const statuses: Record<
  ContractStatus,
  { label: string; tone: ComponentProps<typeof Badge>['tone'] }
> = {
  conforms: { label: '계약대로', tone: 'success' },
  faulty: { label: '일부러 다름', tone: 'warning' },
  violates: { label: '계약 위반', tone: 'danger' },
  unknown: { label: '계약에 없음', tone: 'danger' },
};

const outcomes = { offline: '연결 끊김', hang: '답 없음' } as const;

const pretty = (value: unknown) =>
  value === undefined ? '본문 없음' : JSON.stringify(value, null, 2);

function Entry({ entry }: { entry: LoggedRequest }) {
  const { operation, request, response, problems, durationMs } = entry;
  const { label, tone } = statuses[contractStatusOf(entry)];
  const query = new URLSearchParams(
    Object.entries(request.query).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one]),
    ),
  ).toString();
  const summary = (
    <Inline gap="xs">
      <Fill minimum="md">{`${request.method} ${request.pathname}${query && `?${query}`}`}</Fill>
      <span>{typeof response === 'string' ? outcomes[response] : response.status}</span>
      <span>{`${Math.round(durationMs)}ms`}</span>
      <Badge tone={tone}>{label}</Badge>
    </Inline>
  );
  return (
    <li>
      <Disclosure summary={summary}>
        <Stack gap="xs">
          <Text size="xs">{operation ?? '계약에 없는 경로입니다.'}</Text>
          {problems.map(({ pointer, message }) => (
            <Text key={pointer} size="xs">{`${pointer} ${message}`}</Text>
          ))}
          <CodeBlock label="요청">{pretty(request.body)}</CodeBlock>
          <CodeBlock label="응답">
            {typeof response === 'string'
              ? outcomes[response]
              : (response.text ?? pretty(response.body))}
          </CodeBlock>
        </Stack>
      </Disclosure>
    </li>
  );
}

/** The requests since the page was loaded, newest first, with response and contract status. */
export function RequestLog({ log }: { log: RequestLogStore }) {
  const list = useSyncExternalStore(log.subscribe, log.list);
  return (
    <Panel title="호출 기록" level={3} padding="compact">
      <Inline>
        {list.length === 0 ? (
          <Text size="sm" color="muted">
            아직 호출이 없습니다.
          </Text>
        ) : (
          <Button size="sm" variant="ghost" onPress={log.clear}>
            기록 지우기
          </Button>
        )}
      </Inline>
      <Stack as="ul" gap="xs" aria-label="최근 호출">
        {list.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </Stack>
    </Panel>
  );
}
