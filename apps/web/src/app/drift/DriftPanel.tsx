import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import { Row, RowList } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { useSyncExternalStore } from 'react';
import { now } from '../../shared/dates/clock.ts';
import { download } from '../../shared/browser/download.ts';
import type { DriftKind } from './drift-report.ts';
import { driftReport } from './start-drift.ts';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

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

function downloadReport() {
  const report = {
    createdAt: new Date(now()).toISOString(),
    checked: driftReport.checked(),
    differences: driftReport.list(),
  };
  download('drift-report.json', 'application/json', JSON.stringify(report, null, 2));
}

/** Where the backend's responses differ from the contract, without any of their values. */
export function DriftPanel({ isOpen, onOpenChange }: Props) {
  const drifts = useSyncExternalStore(driftReport.subscribe, driftReport.list);
  const checked = Object.values(driftReport.checked()).reduce((sum, count) => sum + count, 0);
  return (
    <LocaleProvider>
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title="계약과 다른 점"
        size="lg"
        footer={
          <Button variant="secondary" onPress={downloadReport}>
            보고서 내려받기
          </Button>
        }
      >
        <Stack gap="xs">
          <Text size="sm" color="muted">
            {`응답 ${checked}건을 확인했습니다. 보고서에는 응답의 값이 들어가지 않습니다.`}
          </Text>
          <RowList
            density="compact"
            aria-label="계약과 다른 점"
            emptyText="계약과 다른 응답이 없습니다."
          >
            {drifts.map(({ operation, status, pointer, kind, count }) => (
              <Row
                key={`${operation} ${status} ${pointer} ${kind}`}
                title={<strong>{`${operation} ${status}`}</strong>}
                details={`${pointer} · ${kinds[kind]} · ${count}번`}
              />
            ))}
          </RowList>
        </Stack>
      </Dialog>
    </LocaleProvider>
  );
}
