import type { NotReservable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Notice } from '@fitness/ui/Notice';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useId, useState } from 'react';
import { seoulTimeOf } from '../../shared/dates/clock.ts';
import { dateOf } from '../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../shared/dates/use-seoul-now.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { formatTime, noValue } from '../../shared/format/format.ts';
import { focusHeading } from '../../shared/layout/focus-heading.ts';
import { rowsOf } from '../../shared/list/list-state.ts';
import { RetryNotice } from '../../shared/list/RetryNotice.tsx';
import { texts } from '../../shared/texts.ts';
import { useReserve } from './api.ts';
import {
  type ClassFacts,
  classUnavailableReason,
  nearestOpen,
  type ReservableClass,
  type ReservationContext,
} from './availability.ts';
import { type Cancelled, useCancelled } from './offline-lists.ts';
import { bookingOf } from './reservations.ts';
import { classUnavailableTexts, dayTexts, pageTexts, reservationTexts } from './texts.ts';
import { useDayLists } from './use-day-lists.ts';

type ShownList = { checkedAt?: number | null; isFetching: boolean; refetch: () => unknown };

/** Tells when the oldest of the shown lists was loaded, if it is a stored one, and requests them again. */
export function StoredListNotice({ lists }: { lists: readonly ShownList[] }) {
  const instants = lists.flatMap(({ checkedAt }) => checkedAt ?? []);
  if (instants.length === 0) return null;
  const time = seoulTimeOf(Math.min(...instants));
  return (
    <RetryNotice
      onRetry={() => lists.forEach(({ refetch }) => void refetch())}
      isRetrying={lists.some(({ isFetching }) => isFetching)}
    >
      {pageTexts.lastChecked({ time: `${formatDay(time)} ${formatTime(time)}` })}
    </RetryNotice>
  );
}

type NearestClassProps = {
  item: ReservableClass;
  /** Whether its day is shown besides its time. */
  hasDay: boolean;
  membershipId: number;
  /** Why it cannot be reserved any more. */
  reason: NotReservable | null;
};

function NearestClass({ item, hasDay, membershipId, reason }: NearestClassProps) {
  const { mutate: reserve, isPending } = useReserve(membershipId, item.classId);
  const [month, day] = formatDay(item.classTime).split(' ');
  const time = formatTime(item.classTime);
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={isPending}
      disabledReason={reason && !isPending ? classUnavailableTexts[reason] : undefined}
      isReasonHidden
      onPress={() => void reserve()}
    >
      <VisuallyHidden>{`${reservationTexts.reserve} ${month} ${hasDay ? '' : `${day} `}`}</VisuallyHidden>
      <span>{hasDay ? `${day} ${time}` : time}</span>
      <VisuallyHidden>{` ${item.trainerName ?? noValue}`}</VisuallyHidden>
    </Button>
  );
}

type NearestClassesProps = {
  /** The class instead of which others are offered. */
  to: ClassFacts;
  classes: readonly ReservableClass[];
  context: ReservationContext;
  membershipId: number;
};

/** The open classes nearest to one that cannot be attended, each reserved with one press. */
export function NearestClasses({ to, classes, context, membershipId }: NearestClassesProps) {
  const titleId = useId();
  // The first ones stay, so that nothing moves below the finger that has reserved one of them.
  const [offered] = useState(() => nearestOpen(to, classes, context).map(({ classId }) => classId));
  const items = classes.filter(({ classId }) => offered.includes(classId));
  return (
    <Stack gap="none" role="group" aria-labelledby={titleId}>
      <Text as="span" size="sm" id={titleId}>
        {dayTexts.nearest}
      </Text>
      <Inline gap="xs" minHeight="target">
        {items.map((item) => (
          <NearestClass
            key={item.classId}
            item={item}
            hasDay={dateOf(item.classTime) !== dateOf(to.classTime)}
            membershipId={membershipId}
            reason={classUnavailableReason(item, context)}
          />
        ))}
        {items.length === 0 && <span>{dayTexts.noneNear}</span>}
      </Inline>
    </Stack>
  );
}

function CancelledNotice({ row, close }: { row: Cancelled; close: (id: number) => void }) {
  const { classes, context, areMarksReady } = useDayLists(row.membershipId, useSeoulNow());
  if (!areMarksReady) return null;
  const onClose = () => {
    close(row.reservationId);
    // The pressed button, which has the focus, is removed.
    focusHeading();
  };
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button variant="ghost" size="sm" onPress={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap="xxs">
        <Text as="strong">{reservationTexts.cancelled}</Text>
        <Text as="span">{bookingOf(row)}</Text>
        <NearestClasses
          to={row}
          classes={rowsOf(classes)}
          context={context}
          membershipId={row.membershipId}
        />
      </Stack>
    </Notice>
  );
}

/** A notice for each reservation that was cancelled since the last visit, until the user closes it. */
export function CancelledNotices() {
  const { cancelled, close } = useCancelled();
  return cancelled.map((row) => (
    <CancelledNotice key={row.reservationId} row={row} close={close} />
  ));
}
