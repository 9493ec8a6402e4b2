import { Stack } from '@fitness/ui/layout/Stack';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { rowsOf } from '../../../shared/list/list-state.ts';
import { StoredListNotice } from '../StoredListNotice.tsx';
import { canHoldReservations } from '../passes/passes.ts';
import { PassTable } from '../passes/PassTable.tsx';
import { UpcomingPanel } from './UpcomingPanel.tsx';
import { useUpcomingReservations } from './use-upcoming-reservations.ts';

/** The passes, and the upcoming reservations over all of them. */
export function MyReservations() {
  const now = useSeoulNow();
  const today = dateOf(now);
  const { state, passes, lists } = useUpcomingReservations(now);
  const canHoldAny = rowsOf(passes).some((pass) => canHoldReservations(pass, today));
  return (
    <Stack gap={{ phone: 'lg', desktop: 'xl' }}>
      <StoredListNotice lists={lists} />
      <SectionBoundary>
        <PassTable list={passes} today={today} />
      </SectionBoundary>
      {canHoldAny && (
        <SectionBoundary>
          <UpcomingPanel
            state={state}
            now={now}
            onRetry={() => lists.forEach(({ refetch }) => void refetch())}
            isRetrying={lists.some(({ isFetching }) => isFetching)}
          />
        </SectionBoundary>
      )}
    </Stack>
  );
}
