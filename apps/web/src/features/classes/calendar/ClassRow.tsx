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

type ClassRowProps = { item: ManagedClass; now: string };

/** A class with who has reserved it; quiet if it is over or nobody has. */
export function ClassRow({ item, now }: ClassRowProps) {
  const isQuiet = isOver(item, now) || namesOf(item)?.length === 0;
  return (
    <Row
      lead={formatTime(item.classTime)}
      dateTime={item.classTime}
      title={<ClassMembers item={item} />}
      action={!isQuiet && hasBegun(item, now) && <Badge tone="success">{pageTexts.running}</Badge>}
      isMuted={isQuiet}
    />
  );
}
