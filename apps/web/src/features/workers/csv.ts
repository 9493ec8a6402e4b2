import type { CsvCell } from '../../shared/export/csv.ts';
import { formatGender, formatPhone } from '../../shared/format/format.ts';
import { figures, figureLabels, sameWorker, totalOf, type Worker } from './figures.ts';
import { beforeTexts, workerTexts } from './texts.ts';

/**
 * The lines of the CSV file: the table under the given headers, totals last; with additional columns for the workers of the
 * month before, unless there is none.
 */
export function workerLines(
  headers: readonly string[],
  workers: readonly Worker[],
  before: readonly Worker[] | null,
): CsvCell[][] {
  const beforeHeaders = figures.map((figure) =>
    beforeTexts.column({ column: figureLabels[figure] }),
  );
  const lines = workers.map((worker): CsvCell[] => {
    const { managerId, nickname, gender, ph } = worker;
    const old = before && sameWorker(before, worker);
    return [
      managerId,
      nickname,
      gender && formatGender(gender),
      ph && formatPhone(ph),
      ...figures.map((figure) => worker[figure]),
      ...(before ? figures.map((figure) => old?.[figure] ?? null) : []),
    ];
  });
  const totals = [workers, ...(before ? [before] : [])].flatMap((list) =>
    figures.map((figure) => totalOf(list, figure)),
  );
  return [
    [...headers, ...(before ? beforeHeaders : [])],
    ...lines,
    [null, workerTexts.total, null, null, ...totals],
  ];
}
