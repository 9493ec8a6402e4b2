import { type NotUsable, whyNotUsable } from '@fitness/api-contract/rules';
import { Calendar } from '@fitness/ui/Calendar';
import { CalendarMark } from '@fitness/ui/CalendarMark';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Icon } from '@fitness/ui/Icon';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Text } from '@fitness/ui/Text';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { buyAgainHref } from '../../lib/buying-links.ts';
import { useSeoulNow } from '../../lib/clock.ts';
import { dateOf } from '../../lib/date-times.ts';
import { noValue } from '../../lib/format.ts';
import { FailedList } from '../../lib/list/FailedList.tsx';
import { rowsOf } from '../../lib/list/list-state.ts';
import { pages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { useShortWait } from '../../lib/use-short-wait.ts';
import { DayClasses } from './DayClasses.tsx';
import { CancelledNotices, StoredListNotice } from './Notices.tsx';
import { ReservationHistory, TodayReservations } from './ReservationLists.tsx';
import { myPasses } from './api.ts';
import { dayDescription, type DayMark } from './availability.ts';
import { useListOrStored } from './offline-lists.ts';
import { type Pass, sessionsOf } from './passes.ts';
import { dayTexts, pageTexts, passLabels, passNotices } from './texts.ts';
import { useDayLists } from './use-day-lists.ts';

/** The link back to all passes, and the pass that is used. */
export function DayLead({ membershipId }: { membershipId: number | null }) {
  const { data } = useListOrStored(myPasses);
  const pass = data?.find((each) => each.membershipId === membershipId);
  return (
    <Inline as="span" gap="lg" rowGap="none">
      <Link href={paths.reservations}>
        <Icon name="chevronLeft" />
        <span>{pages.reservations.title}</span>
      </Link>
      {pass && (
        <Inline as="span" gap="xs" rowGap="none">
          <Text as="strong" color="default">
            {pass.promotionName ?? noValue}
          </Text>
          <span>{pass.trainerName ?? noValue}</span>
          <span>{passLabels.remainingSessionCount}</span>
          <span>{sessionsOf(pass)}</span>
        </Inline>
      )}
    </Inline>
  );
}

/** Shown if the URL contains no pass of the user. */
export function NoPass({ title }: { title: string }) {
  return <EmptyState drawing={<EmptyDrawing name="hook" />} title={title} />;
}

/** Why nothing can be reserved with the pass, and the way to a new one. */
function UnusablePass({ pass, reason }: { pass: Pass; reason: NotUsable }) {
  return (
    <Inline gap="sm" justify="between">
      <Text>{passNotices[reason]}</Text>
      {reason !== 'noReservationNeeded' && (
        <LinkButton size="sm" href={buyAgainHref(pass)}>
          {pageTexts.buyAgain}
        </LinkButton>
      )}
    </Inline>
  );
}

const dayMark = (mark: DayMark | undefined) =>
  mark && (
    <>
      {mark.own.length > 0 && <CalendarMark icon="checkCircle" tone="success" />}
      {mark.open > 0 && <CalendarMark variant="dot" />}
    </>
  );

type DayManagementProps = {
  membershipId: number;
  /** The selected date; null before one is known. */
  date: string | null;
  onDateChange: (date: string) => void;
};

export function DayManagement({ membershipId, date, onDateChange }: DayManagementProps) {
  const now = useSeoulNow();
  const today = dateOf(now);
  const lists = useDayLists(membershipId, now);
  const { passes, todays, history, context, areReady, initialDate } = lists;
  const { pass } = context;
  const marks: typeof lists.marks = areReady ? lists.marks : new Map();
  // What follows a list comes with all lists, because their numbers of rows would move it.
  const isWaiting = useShortWait(!areReady);
  const reservations = { now, isReadOnly: lists.isHistoryStored };
  const selected = date ?? initialDate;
  const isChanging = useIsMutating() > 0;

  // Selects the initial date, so that later refetches do not change it.
  useEffect(() => {
    if (date === null && initialDate !== null) onDateChange(initialDate);
  }, [date, initialDate, onDateChange]);

  if (passes.status === 'ready' && pass === undefined)
    return <NoPass title={pageTexts.passNotFound} />;
  // Of a pass that cannot be used the layout depends on its reservations.
  const reason = pass && history.status !== 'loading' ? whyNotUsable(pass, today) : null;
  // With a reservation the calendar stays, so that nothing moves when the last session is used.
  const hasCalendar = reason === null || context.own.size > 0 || isChanging;
  const classesList = (
    <SectionBoundary>
      <DayClasses
        state={lists.classes}
        membershipId={membershipId}
        context={context}
        date={hasCalendar ? selected : null}
      />
    </SectionBoundary>
  );
  const todaysList = (
    <TodayReservations
      {...reservations}
      state={todays}
      history={rowsOf(history)}
      others={lists.otherTodays}
    />
  );
  const historyList = <ReservationHistory {...reservations} state={history} />;
  return (
    <Stack gap={{ phone: 'md', desktop: 'lg' }}>
      <StoredListNotice lists={lists.lists} />
      <CancelledNotices />
      {hasCalendar && (
        <Split gap={{ phone: 'xs', desktop: 'lg' }}>
          <SectionBoundary>
            <Calendar
              label="수업 날짜"
              value={selected}
              onChange={onDateChange}
              today={today}
              isDayDisabled={(day) => day < today}
              dayContent={(day) => dayMark(day < today ? undefined : marks.get(day))}
              dayDescription={(day) => dayDescription(day, marks.get(day), today)}
              isLoading={!areReady}
              weeks={5}
              fold={{ weeks: 2, expandLabel: dayTexts.expand, collapseLabel: dayTexts.collapse }}
            />
          </SectionBoundary>
          {classesList}
        </Split>
      )}
      {pass && reason && <UnusablePass pass={pass} reason={reason} />}
      {!hasCalendar && (
        <Split>
          {historyList}
          {!isWaiting && (
            <Stack gap={{ phone: 'md', desktop: 'lg' }}>
              {todaysList}
              {classesList}
            </Stack>
          )}
        </Split>
      )}
      {hasCalendar && !isWaiting && (
        <Split>
          {todaysList}
          {historyList}
        </Split>
      )}
      {!isWaiting && passes.status === 'failed' && <FailedList {...passes} />}
    </Stack>
  );
}
