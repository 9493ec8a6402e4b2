import type { CsvCell } from '../../shared/export/csv.ts';
import { formatGender, formatPhone } from '../../shared/format/format.ts';
import { figures, totalOf, type Worker } from './figures.ts';
import { workerTexts } from './texts.ts';

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
