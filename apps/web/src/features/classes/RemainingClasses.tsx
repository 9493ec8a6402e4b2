import { isOver } from '@fitness/api-contract/rules';
import { Stack } from '@fitness/ui/layout/Stack';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Text } from '@fitness/ui/Text';
import { classesOn, dateOf } from '../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatNearTime } from '../../shared/format/near-time.ts';
import { type ListState, rowsOf, withRows } from '../../shared/list/list-state.ts';
import { ListPanel } from '../../shared/list/ListPanel.tsx';
import { paths } from '../../shared/paths.ts';
import { ClassRow } from './calendar/ClassRow.tsx';
import { type ManagedClass, nextClassOf } from './calendar/timetable.ts';
import { nextTexts, pageTexts } from './texts.ts';

/** When the next class begins, for a day without any more classes. */
function NextClass({ classes, now }: { classes: readonly ManagedClass[]; now: string }) {
  const next = nextClassOf(classes, now);
  if (next === undefined) return <Text color="muted">{nextTexts.none}</Text>;
  return (
    <Stack gap="xxs">
      <Text color="muted">{pageTexts.noneLeftToday}</Text>
      <Text>
        {nextTexts.next}{' '}
        <Text as="strong" weight="bold">
          {formatNearTime(next.classTime, now)}
        </Text>
      </Text>
    </Stack>
  );
}

/** More stand on the page of the classes. */
const shownRows = 5;

/** The next classes of today, also one that is running, or else the next class on another day, with the way to all classes. */
export function RemainingClasses({ state }: { state: ListState<ManagedClass> }) {
  const now = useSeoulNow();
  const classes = rowsOf(state);
  const left = classesOn(classes, dateOf(now)).filter((item) => !isOver(item, now));
  const others = left.length - shownRows;
  return (
    <ListPanel
      title={pageTexts.today}
      aside={left.length > 0 ? pageTexts.left({ count: left.length }) : undefined}
      state={withRows(state, left.slice(0, shownRows))}
      loadingLabel={pageTexts.loading}
      expectedRows={3}
      density="compact"
      failedNote={pageTexts.failedNote}
      empty={<NextClass classes={classes} now={now} />}
      foot={
        <LinkButton variant="secondary" href={paths.classes} isFullWidth>
          {others > 0 ? pageTexts.manageOthers({ count: others }) : nextTexts.manage}
        </LinkButton>
      }
    >
      {(item) => <ClassRow key={item.classId} item={item} now={now} />}
    </ListPanel>
  );
}
