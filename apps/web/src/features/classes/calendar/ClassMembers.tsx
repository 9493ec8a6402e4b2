import { Badge } from '@fitness/ui/Badge';
import { Text } from '@fitness/ui/Text';
import { noValue } from '../../../shared/format/format.ts';
import { pageTexts } from '../texts.ts';
import { type ManagedClass, namesOf } from './timetable.ts';

/** The names of those who have reserved a class. */
export function ClassMembers({ item }: { item: ManagedClass }) {
  const names = namesOf(item);
  if (names?.length !== 0) return names?.join(', ') ?? noValue;
  return (
    <Text as="span" tone="muted">
      {pageTexts.noReservations}
    </Text>
  );
}

/** How many have reserved a class. */
export function ReservedBadge({ item }: { item: ManagedClass }) {
  const count = namesOf(item)?.length;
  return count ? <Badge tone="info">{pageTexts.reserved({ count })}</Badge> : null;
}
