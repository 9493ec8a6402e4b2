import type { NotReservable } from '@fitness/api-contract/rules';
import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Text } from '@fitness/ui/Text';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { useId, useState } from 'react';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { useReserve } from '../api.ts';
import { classUnavailableTexts, dayTexts, reservationTexts } from '../texts.ts';
import {
  type ClassFacts,
  classUnavailableReason,
  nearestOpen,
  type ReservableClass,
  type ReservationContext,
} from './availability.ts';

type NearestClassProps = {
  item: ReservableClass;
  /** Whether its day is shown besides its time. */
  hasDay: boolean;
  membershipId: number;
  /** Why it cannot be reserved any more. */
  reason: NotReservable | null;
};

function NearestClass({ item, hasDay, membershipId, reason }: NearestClassProps) {
  const { run: reserve, isPending } = useReserve(membershipId, item.classId);
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
