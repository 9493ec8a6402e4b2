import { Button } from '@fitness/ui/Button';
import { Inline } from '@fitness/ui/layout/Inline';
import { Stack } from '@fitness/ui/layout/Stack';
import { Link } from '@fitness/ui/Link';
import { Text } from '@fitness/ui/Text';
import { useState } from 'react';
import { noValue } from '../../../shared/format/format.ts';
import { isolated } from '../../../shared/format/isolated.ts';
import { withRows } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { RetryNotice } from '../../../shared/list/RetryNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { pageTexts, upcomingTexts } from '../texts.ts';
import { AddAllToCalendar } from './AddToCalendar.tsx';
import { timed, type UpcomingReservations } from './upcoming.ts';
import { UpcomingRow } from './UpcomingRow.tsx';

/** How many rows are shown at first; more would push the passes too far down. */
const rowsAtFirst = 4;

const nothing = { rows: [], unknown: [] } as const;

type UpcomingPanelProps = {
  state: UpcomingReservations;
  now: string;
  /** Whether a pass can be used to reserve. */
  canReserve: boolean;
  arePassesOfLastTime: boolean;
  onRetry: () => unknown;
  isRetrying: boolean;
};

function NoReservations({ canReserve }: Pick<UpcomingPanelProps, 'canReserve'>) {
  return (
    <Stack gap="xxs">
      <Text weight="medium">{upcomingTexts.none}</Text>
      {canReserve && (
        <Text size="sm" color="muted">
          {upcomingTexts.noneHint}
        </Text>
      )}
    </Stack>
  );
}

/** The upcoming reservations over all passes. */
export function UpcomingPanel(props: UpcomingPanelProps) {
  const { state, now, canReserve, arePassesOfLastTime, onRetry, isRetrying } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const { rows, unknown } = state.status === 'ready' ? state : nothing;
  const shown = isExpanded ? rows : rows.slice(0, rowsAtFirst);
  const withTime = timed(rows);
  const foot = (
    <>
      {unknown.length > 0 && (
        <RetryNotice onRetry={onRetry} isRetrying={isRetrying}>
          {upcomingTexts.unknown({
            passes: unknown
              .map(({ promotionName }) => isolated(promotionName ?? noValue))
              .join(', '),
          })}
        </RetryNotice>
      )}
      {rows.length > 0 && (
        <Inline gap="md" rowGap="xs">
          {rows.length > rowsAtFirst && (
            <Button variant="secondary" size="sm" onPress={() => setIsExpanded(!isExpanded)}>
              {isExpanded ? upcomingTexts.showFewer : upcomingTexts.showAll({ count: rows.length })}
            </Button>
          )}
          {withTime.length > 1 && <AddAllToCalendar rows={withTime} />}
          <Link href={paths.map}>{upcomingTexts.directions}</Link>
        </Inline>
      )}
    </>
  );
  return (
    <ListPanel
      title={upcomingTexts.title}
      aside={rows.length === 0 ? undefined : upcomingTexts.count({ count: rows.length })}
      state={withRows(state, shown)}
      loadingLabel={upcomingTexts.loading}
      expectedRows={2}
      failedNote={pageTexts.failedNote}
      columns={rows.length > 1 || state.status === 'loading' ? 2 : 1}
      // Nothing is said where reservations are unknown.
      empty={unknown.length === 0 ? <NoReservations canReserve={canReserve} /> : <></>}
      foot={foot}
    >
      {(row) => (
        <UpcomingRow
          key={`${row.pass.membershipId} ${row.reservationId}`}
          row={row}
          rows={rows}
          now={now}
          arePassesOfLastTime={arePassesOfLastTime}
        />
      )}
    </ListPanel>
  );
}
