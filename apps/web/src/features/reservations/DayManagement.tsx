import { type NotUsable, whyNotUsable } from '@fitness/api-contract/rules';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Icon } from '@fitness/ui/Icon';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link } from '@fitness/ui/Link';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Text } from '@fitness/ui/Text';
import { useEffect, useId, useRef, useState } from 'react';
import { buyAgainHref } from '../../shared/buying/buying-links.ts';
import { dateOf } from '../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { noValue } from '../../shared/format/format.ts';
import { SectionBoundary } from '../../shared/layout/SectionBoundary.tsx';
import { FailedList } from '../../shared/list/FailedList.tsx';
import { rowsOf } from '../../shared/list/list-state.ts';
import { pages } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { useShortWait } from '../../shared/use-short-wait.ts';
import { myPasses } from './api.ts';
import { firstOpenDate } from './availability.ts';
import { bringIntoView, DayCalendar } from './DayCalendar.tsx';
import { DayClasses } from './DayClasses.tsx';
import { CancelledNotices, StoredListNotice } from './Notices.tsx';
import { useListOrStored } from './offline-lists.ts';
import { type Pass, sessionsOf } from './passes.ts';
import { ReservationHistory, TodayReservations } from './ReservationLists.tsx';
import { pageTexts, passLabels, passNotices } from './texts.ts';
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
  const { passes, classes, todays, history, context, marks, areMarksReady, initialDate } = lists;
  const { pass } = context;
  // What follows a list comes with all lists, because their numbers of rows would move it.
  const isHeldBack = useShortWait(!areMarksReady);
  const reservations = { pass, now, isReadOnly: lists.isHistoryStored };
  const selected = date ?? initialDate;
  const [reasonAtOpening, setReasonAtOpening] = useState<NotUsable | null>();
  const classesId = useId();

  // Selects the initial date, so that later refetches do not change it.
  useEffect(() => {
    if (date === null && initialDate !== null) onDateChange(initialDate);
  }, [date, initialDate, onDateChange]);

  const pressedDate = useRef<string>(null);
  const selectDate = (next: string) => {
    pressedDate.current = next;
    onDateChange(next);
  };

  // Scrolls once the classes of the pressed date are shown; not for the initial date or after going back.
  useEffect(() => {
    if (selected !== null && selected === pressedDate.current) bringIntoView(classesId);
    pressedDate.current = null;
  }, [selected, classesId]);

  if (passes.status === 'ready' && pass === undefined)
    return <NoPass title={pageTexts.passNotFound} />;
  const reason = pass ? whyNotUsable(pass, today) : null;
  // A pass whose last session has just been used stays as it was opened.
  if (pass && reasonAtOpening === undefined) setReasonAtOpening(reason);
  const isUnusable = Boolean(reasonAtOpening && reason);
  const classesList = (
    <SectionBoundary>
      <DayClasses
        id={classesId}
        state={classes}
        membershipId={membershipId}
        context={context}
        date={isUnusable ? null : selected}
        nextDate={
          firstOpenDate(marks, selected !== null && selected > today ? selected : today) ??
          firstOpenDate(marks, today)
        }
        onDateChange={selectDate}
      />
    </SectionBoundary>
  );
  const booking = (
    <Split gap={{ phone: 'xs', desktop: 'lg' }}>
      <SectionBoundary>
        <DayCalendar
          date={selected}
          onDateChange={selectDate}
          today={today}
          marks={areMarksReady ? marks : undefined}
        />
      </SectionBoundary>
      {classesList}
    </Split>
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
      {reasonAtOpening ? (
        <>
          {pass && reason && <UnusablePass pass={pass} reason={reason} />}
          <Split>
            {historyList}
            {!isHeldBack && (
              <Stack gap={{ phone: 'md', desktop: 'lg' }}>
                {todaysList}
                {isUnusable && classesList}
              </Stack>
            )}
          </Split>
          {!isHeldBack && !isUnusable && booking}
        </>
      ) : (
        <>
          {booking}
          {!isHeldBack && (
            <Split>
              {todaysList}
              {historyList}
            </Split>
          )}
        </>
      )}
      {!isHeldBack && passes.status === 'failed' && <FailedList {...passes} />}
    </Stack>
  );
}
