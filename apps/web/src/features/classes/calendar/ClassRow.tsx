import { hasBegun, isOver } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { formatTime, noValue } from '../../../shared/format/format.ts';
import { pageTexts } from '../texts.ts';
import { type ManagedClass, namesOf } from './timetable.ts';

/** The names of the members who have reserved a class. */
export function ClassMembers({ item }: { item: ManagedClass }) {
  const names = namesOf(item);
  if (names?.length !== 0) return <span>{names?.join(', ') ?? noValue}</span>;
  return (
    <Text as="span" color="muted">
      {pageTexts.noReservations}
    </Text>
  );
}

/** The number of members who have reserved a class. */
export function ReservedBadge({ item }: { item: ManagedClass }) {
  const count = namesOf(item)?.length;
  return count ? <Badge tone="info">{pageTexts.reserved({ count })}</Badge> : null;
}

function ClassState({ item, now }: { item: ManagedClass; now: string }) {
  if (isOver(item, now)) return <span>{pageTexts.over}</span>;
  if (hasBegun(item, now)) return <Badge tone="success">{pageTexts.running}</Badge>;
  return <ReservedBadge item={item} />;
}

type ClassRowProps = { item: ManagedClass; now: string };

/** A class with who has reserved it, and whether it is running or over. */
export function ClassRow({ item, now }: ClassRowProps) {
  return (
    <Row
      lead={formatTime(item.classTime)}
      dateTime={item.classTime}
      title={<ClassMembers item={item} />}
      action={<ClassState item={item} now={now} />}
      isMuted={isOver(item, now)}
    />
  );
}
