import { hasBegun } from '@fitness/api-contract/rules';
import { Stack } from '@fitness/ui/layout/Stack';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { Fragment } from 'react';
import { minutesBetween } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { formatNearTime, formatTimeLeft } from '../../../shared/format/near-time.ts';
import { type ListState, rowsOf, withRows } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { paths } from '../../../shared/paths.ts';
import { ClassMembers, ClassRow } from '../calendar/ClassRow.tsx';
import { type ManagedClass, nextClassOf } from '../calendar/timetable.ts';
import { myDayTexts, nextTexts, pageTexts } from '../texts.ts';
import { endOf, freeBefore, leftToday } from './my-day.ts';

/** When the next class begins and with whom, for a day without any more classes. */
function NextClass({ classes, now }: { classes: readonly ManagedClass[]; now: string }) {
  const next = nextClassOf(classes, now);
  if (next === undefined) return <Text color="muted">{nextTexts.none}</Text>;
  return (
    <Stack gap="xxs">
      <Text color="muted">{pageTexts.noneLeftToday}</Text>
      <Text>
        <span>{nextTexts.next}</span>{' '}
        <Text as="strong" weight="bold">
          {formatNearTime(next.classTime, now)}
        </Text>{' '}
        <ClassMembers item={next} />
      </Text>
    </Stack>
  );
}

function FreeHours({ from, to }: { from: string; to: string }) {
  return (
    <Row
      lead={formatTime(from)}
      dateTime={from}
      title={myDayTexts.freeUntil({ to: formatTime(to), count: minutesBetween(from, to) / 60 })}
      isMuted
    />
  );
}

/** What is said of a class that is running, and of the next one. */
function noteOf(item: ManagedClass, next: ManagedClass | undefined, now: string) {
  if (hasBegun(item, now)) return myDayTexts.endsIn({ minutes: minutesBetween(now, endOf(item)) });
  return item === next
    ? nextTexts.nextIn({ left: formatTimeLeft(item.classTime, now) })
    : undefined;
}

/**
 * The classes of today that are not over, with the free hours between them; without one, the next class on another day. Below them
 * is a link to all classes.
 */
export function MyDay({ state }: { state: ListState<ManagedClass> }) {
  const now = useSeoulNow();
  const classes = rowsOf(state);
  const left = leftToday(classes, now);
  const next = nextClassOf(left, now);
  return (
    <ListPanel
      title={pageTexts.today}
      aside={left.length > 0 ? pageTexts.left({ count: left.length }) : undefined}
      state={withRows(state, left)}
      loadingLabel={pageTexts.loading}
      expectedRows={5}
      density="compact"
      failedNote={pageTexts.failedNote}
      empty={<NextClass classes={classes} now={now} />}
      foot={
        <LinkButton variant="secondary" href={paths.classes} isFullWidth>
          {nextTexts.manage}
        </LinkButton>
      }
    >
      {(item) => {
        const free = freeBefore(left.indexOf(item), left);
        return (
          <Fragment key={item.classId}>
            {free && <FreeHours {...free} />}
            <ClassRow item={item} now={now} details={noteOf(item, next, now)} />
          </Fragment>
        );
      }}
    </ListPanel>
  );
}
