import type { RowOf } from '@fitness/api-contract/client';
import type { CsvCell } from '../../lib/csv.ts';
import { formatCount, formatGender, formatPhone } from '../../lib/format.ts';
import { workerTexts } from './texts.ts';

/** A trainer's performance in a month, as the server lists it. */
export type Worker = RowOf<'/api/{product}/admin/manager'>;

/** The counts of a trainer, in the order of the columns. */
export const figures = ['classMemberCount', 'classSessionCount'] as const;
export type Figure = (typeof figures)[number];

export const figureLabels: Record<Figure, string> = {
  classMemberCount: workerTexts.members,
  classSessionCount: workerTexts.sessions,
};

const units: Record<Figure, string> = { classMemberCount: '명', classSessionCount: '회' };

export function formatFigure(figure: Figure, count: number | null) {
  return formatCount(count, units[figure]);
}

/** The sum of the counts; null where one of them is unknown. */
export function totalOf(workers: readonly Worker[], figure: Figure) {
  return workers.reduce<number | null>((sum, { [figure]: count }) => {
    return sum === null || count === null ? null : sum + count;
  }, 0);
}

/** The lines of the CSV file: the table under the given headers, totals last. */
export function workerLines(headers: readonly string[], workers: readonly Worker[]): CsvCell[][] {
  const lines = workers.map((worker): CsvCell[] => {
    const { managerId, nickname, gender, ph } = worker;
    return [
      managerId,
      nickname,
      gender && formatGender(gender),
      ph && formatPhone(ph),
      ...figures.map((figure) => worker[figure]),
    ];
  });
  const totals = figures.map((figure) => totalOf(workers, figure));
  return [[...headers], ...lines, [null, workerTexts.total, null, null, ...totals]];
}
