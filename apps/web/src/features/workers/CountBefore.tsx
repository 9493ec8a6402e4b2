import { Skeleton } from '@fitness/ui/Skeleton';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { formatCount } from '../../shared/format/format.ts';
import { type Figure, formatFigure } from './figures.ts';
import { beforeTexts } from './texts.ts';

type CountBeforeProps = {
  figure: Figure;
  count: number | null;
  /** The count of the month before: `loading`, or null if it is unknown. */
  before: number | null | 'loading';
  /** Whether the month is not over, so that its count says nothing beside that of a whole month. */
  isRunning: boolean;
};

/** A count of the month before: its difference, or itself beside a running month. */
export function CountBefore({ figure, count, before, isRunning }: CountBeforeProps) {
  if (count === null) return null;
  if (before === 'loading') return <Skeleton sampleText={beforeTexts.same} />;
  if (before === null) return <span>{beforeTexts.unknown}</span>;
  if (isRunning) return <span>{beforeTexts.count({ count: formatFigure(figure, before) })}</span>;
  const difference = count - before;
  if (difference === 0) return <span>{beforeTexts.same}</span>;
  const by = Math.abs(difference);
  const change = difference > 0 ? beforeTexts.more : beforeTexts.fewer;
  return (
    <>
      <span aria-hidden="true">{`${difference > 0 ? '+' : '−'}${formatCount(by)}`}</span>
      <VisuallyHidden>{change({ count: formatFigure(figure, by) })}</VisuallyHidden>
    </>
  );
}
