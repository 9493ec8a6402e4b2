import { Text } from '@fitness/ui/Text';
import { noValue } from '../../../shared/format/format.ts';
import { isolated } from '../../../shared/format/isolated.ts';
import { rowsOf } from '../../../shared/list/list-state.ts';
import { ListPanel } from '../../../shared/list/ListPanel.tsx';
import { RetryNotice } from '../../../shared/list/RetryNotice.tsx';
import { pageTexts, upcomingTexts } from '../texts.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { timed, type UpcomingReservations } from './upcoming.ts';
import { UpcomingRow } from './UpcomingRow.tsx';

type UpcomingPanelProps = {
  state: UpcomingReservations;
  now: string;
  onRetry: () => unknown;
  isRetrying: boolean;
};

/** The upcoming reservations over all passes. */
export function UpcomingPanel(props: UpcomingPanelProps) {
  const { state, now, onRetry, isRetrying } = props;
  const { unknown = [] } = state;
  const rows = rowsOf(state);
  const withTime = timed(rows);
  const foot = unknown.length > 0 && (
    <RetryNotice onRetry={onRetry} isRetrying={isRetrying}>
      {upcomingTexts.unknown({
        passes: unknown.map(({ promotionName }) => isolated(promotionName ?? noValue)).join(', '),
      })}
    </RetryNotice>
  );
  return (
    <ListPanel
      title={upcomingTexts.title}
      actions={withTime.length > 0 ? <AddToCalendar rows={withTime} /> : undefined}
      state={state}
      loadingLabel={upcomingTexts.loading}
      expectedRows={2}
      failedNote={pageTexts.failedNote}
      columns={rows.length > 1 || state.status === 'loading' ? 2 : 1}
      // Nothing is said where reservations are unknown.
      empty={unknown.length === 0 ? <Text color="muted">{upcomingTexts.none}</Text> : <></>}
      foot={foot}
    >
      {(row) => (
        <UpcomingRow key={`${row.pass.membershipId} ${row.reservationId}`} row={row} now={now} />
      )}
    </ListPanel>
  );
}
