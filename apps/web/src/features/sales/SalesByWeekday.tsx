import { Distribution } from '@fitness/ui/Distribution';
import { Panel } from '@fitness/ui/Panel';
import { Skeleton, SkeletonGroup } from '@fitness/ui/Skeleton';
import { Text } from '@fitness/ui/Text';
import { memo } from 'react';
import { formatWon } from '../../shared/format/format.ts';
import type { SalesRow } from './report/figures.ts';
import type { DateRange } from './report/range.ts';
import { strongestOf, weekdayAverages } from './report/weekdays.ts';
import { salesTexts, weekdayLabels } from './texts.ts';

type SalesByWeekdayProps = {
  /** Undefined while loading. */
  rows: readonly SalesRow[] | undefined;
  /** The days that are over, of which each weekday has several. */
  range: DateRange;
  isWithoutToday: boolean;
};

function ByWeekday({ rows, range, isWithoutToday }: SalesByWeekdayProps) {
  const averages = weekdayAverages(rows ?? [], range);
  const strongest = strongestOf(averages);
  const highest = strongest[0]?.average ?? 0;
  const nameOf = (weekday: number) => weekdayLabels[weekday] ?? '';
  const items = averages.map(({ weekday, days, average }) => ({
    label: salesTexts.weekday({ weekday: nameOf(weekday), count: days }),
    share: highest > 0 ? ((average ?? 0) / highest) * 100 : 0,
    count: rows ? formatWon(average) : <Skeleton sampleText="1,000,000원" />,
  }));
  const sentence =
    strongest.length > 0
      ? salesTexts.strongest({
          weekdays: strongest.map(({ weekday }) => nameOf(weekday)).join(', '),
        })
      : salesTexts.strongestNone;
  return (
    <Panel title={salesTexts.weekdays} aside={isWithoutToday && salesTexts.withoutToday}>
      {rows ? (
        <>
          <Text size="sm">{sentence}</Text>
          <Distribution items={items} />
        </>
      ) : (
        <SkeletonGroup label={salesTexts.loading}>
          <Text size="sm">
            <Skeleton sampleText={salesTexts.strongest({ weekdays: nameOf(0) })} />
          </Text>
          <Distribution items={items} />
        </SkeletonGroup>
      )}
    </Panel>
  );
}

/** The average sales of each weekday, and the strongest by name. Memoized like the chart. */
export const SalesByWeekday = memo(ByWeekday);
