import type { Mode, SuiteReport } from './suite-report.ts';

const MODES: Readonly<Record<Mode, string>> = {
  everything: '읽기와 쓰기',
  reads: '읽기만 (--safe)',
  public: '토큰 없이 읽을 수 있는 것만: 토큰도 데모 계정도 없습니다',
};

/** The settings of the run in one line. */
export function settingsLine({ mode, rules, seed, runs }: SuiteReport): string {
  return `${MODES[mode]} · 계약${rules ? '과 스튜디오 규칙' : ''} · seed ${seed} · runs ${runs}`;
}

/** The coverage of the run in one line. */
export function coverageLine({ coverage }: SuiteReport): string {
  const { rows, operationsSeen, statuses, statusesSeen, namesSeen, names, requests } = coverage;
  return `오퍼레이션 ${operationsSeen}/${rows.length} · 상태 ${statusesSeen}/${statuses} · 이름 있는 답 ${namesSeen}/${names} · 요청 ${requests}건`;
}

/** The remaining data in one line; undefined where there is none. */
export function leftBehindLine({ leftBehind }: SuiteReport): string | undefined {
  const left = Object.entries(leftBehind).filter(([, count]) => count > 0);
  if (left.length === 0) return undefined;
  return `되돌릴 오퍼레이션이 없어 남은 것: ${left.map(([name, count]) => `${name} ${count}`).join(', ')} (이름이 계약검사로 시작)`;
}
