import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { useSyncExternalStore } from 'react';
import * as styles from './DriftTools.css.ts';
import type { DriftKind, DriftReport } from './drift-report.ts';
import { driftJson } from './start-drift.ts';

type Props = { report: DriftReport; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const kinds: Record<DriftKind, string> = {
  status: '계약에 없는 상태 코드',
  missing: '필드 없음',
  unexpected: '계약에 없는 필드',
  type: '다른 타입',
  enum: '계약에 없는 값',
  pattern: '다른 패턴',
  format: '다른 형식',
  length: '다른 길이',
  range: '범위를 벗어남',
  alternatives: '허용된 어느 모양도 아님',
  other: '그 밖의 차이',
};

function download(report: DriftReport) {
  const address = URL.createObjectURL(new Blob([driftJson(report)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'drift-report.json';
  link.click();
  URL.revokeObjectURL(address);
}

/** Where the backend's answers differ from the contract, without anything of what they held. */
export function DriftPanel({ report, isOpen, onOpenChange }: Props) {
  const differences = useSyncExternalStore(report.subscribe, report.list);
  const checked = Object.values(report.checked()).reduce((sum, count) => sum + count, 0);
  return (
    <LocaleProvider>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title="계약과 다른 점"
        size="lg"
        footer={
          <Button variant="secondary" onPress={() => download(report)}>
            보고서 내려받기
          </Button>
        }
      >
        <p
          className={styles.hint}
        >{`응답 ${checked}건을 확인했습니다. 보고서에는 응답의 값이 들어가지 않습니다.`}</p>
        {differences.length === 0 && <p>계약과 다른 응답이 없습니다.</p>}
        <ul className={styles.list} aria-label="계약과 다른 점">
          {differences.map(({ operation, status, pointer, kind, count }) => (
            <li key={`${operation} ${status} ${pointer} ${kind}`} className={styles.item}>
              <strong>{`${operation} ${status}`}</strong>
              <span>{`${pointer} · ${kinds[kind]} · ${count}번`}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </LocaleProvider>
  );
}
