import { Heading } from '@fitness/ui/Heading';
import { IconButton } from '@fitness/ui/IconButton';
import { Inline } from '@fitness/ui/layout/Inline';
import { type Month, nextOf, previousOf } from './month.ts';
import { monthName, workerTexts } from './texts.ts';

type MonthHeadingProps = { month: Month; today: string; onChoose: (month: Month) => void };

/** The month after the steps to the months beside it, which do not move. */
export function MonthHeading({ month, today, onChoose }: MonthHeadingProps) {
  const [previous, next] = [previousOf(month), nextOf(month, today)];
  return (
    <Inline gap="xs">
      <IconButton
        variant="secondary"
        size="sm"
        icon="chevronLeft"
        label={workerTexts.previous}
        isDisabled={previous === null}
        onPress={() => previous && onChoose(previous)}
      />
      <IconButton
        variant="secondary"
        size="sm"
        icon="chevronRight"
        label={workerTexts.next}
        isDisabled={next === null}
        onPress={() => next && onChoose(next)}
      />
      <Heading level={2}>{monthName(month)}</Heading>
    </Inline>
  );
}
