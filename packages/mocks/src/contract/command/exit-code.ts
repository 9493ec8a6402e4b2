import type { SuiteReport } from '../report/suite-report.ts';

/** 0 where everything was tested and agrees, 1 where something differs, 3 where something is untested. */
export function exitCodeOf({ failed, untested }: Pick<SuiteReport, 'failed' | 'untested'>): number {
  if (failed > 0) return 1;
  return untested.some(({ isAllowed }) => !isAllowed) ? 3 : 0;
}

/** The run could not be completed. */
export const COULD_NOT_RUN = 2;
