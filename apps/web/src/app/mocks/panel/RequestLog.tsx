import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import type { LoggedRequest } from '@fitness/mocks/backend';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { type ContractStatus, contractStatusOf, type RequestLogStore } from './request-log.ts';
import * as styles from './MockPanel.css.ts';

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
  const query = new URLSearchParams(request.query).toString();
  return (
    <li className={styles.request}>
      <details>
        <summary className={styles.summary}>
          <span
            className={styles.address}
          >{`${request.method} ${request.pathname}${query && `?${query}`}`}</span>
          <span>{typeof response === 'string' ? outcomes[response] : response.status}</span>
          <span>{`${Math.round(durationMs)}ms`}</span>
          <Badge tone={tone}>{label}</Badge>
        </summary>
        <div className={styles.detail}>
          <p>{operation ?? '계약에 없는 경로입니다.'}</p>
          {problems.map(({ pointer, message }) => (
            <p key={pointer}>{`${pointer} ${message}`}</p>
          ))}
          <p>요청</p>
          <pre className={styles.json}>{pretty(request.body)}</pre>
          <p>응답</p>
          <pre className={styles.json}>
            {typeof response === 'string'
              ? outcomes[response]
              : (response.text ?? pretty(response.body))}
          </pre>
        </div>
      </details>
    </li>
  );
}

/** The requests since the page was loaded, newest first, with response and contract status. */
export function RequestLog({ log }: { log: RequestLogStore }) {
  const list = useSyncExternalStore(log.subscribe, log.list);
  return (
    <section className={styles.section} aria-label="호출 기록">
      <h3 className={styles.heading}>호출 기록</h3>
      {list.length === 0 ? (
        <p className={styles.hint}>아직 호출이 없습니다.</p>
      ) : (
        <div className={styles.row}>
          <Button size="sm" variant="ghost" onPress={log.clear}>
            기록 지우기
          </Button>
        </div>
      )}
      <ul className={styles.list} aria-label="최근 호출">
        {list.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
