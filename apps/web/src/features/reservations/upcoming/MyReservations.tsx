import { Stack } from '@fitness/ui/layout/Stack';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { useSeoulNow } from '../../../shared/dates/use-seoul-now.ts';
import { SectionBoundary } from '../../../shared/layout/SectionBoundary.tsx';
import { rowsOf } from '../../../shared/list/list-state.ts';
import { useShortWait } from '../../../shared/use-short-wait.ts';
import { LastListNotice } from '../last-lists/LastListNotice.tsx';
import { passToUse } from '../passes/pass-to-use.ts';
import { canHoldReservations } from '../passes/passes.ts';
import { PassTable } from '../passes/PassTable.tsx';
import { UpcomingPanel } from './UpcomingPanel.tsx';
import { useUpcomingReservations } from './use-upcoming-reservations.ts';

/** The upcoming reservations over all passes, above the passes. */
export function MyReservations() {
  const now = useSeoulNow();
  const { state, passes, hasLoaded, arePassesOfLastTime, notice } = useUpcomingReservations(now);
  // The passes wait until the height of the reservations is known, to avoid a layout shift.
  const isHeldBack = useShortWait(!hasLoaded);
  const canHoldAny = rowsOf(passes).some((pass) => canHoldReservations(pass, dateOf(now)));
  return (
    <Stack gap={{ phone: 'lg', desktop: 'xl' }}>
      <LastListNotice {...notice} />
      {(passes.status === 'loading' || canHoldAny) && (
        <SectionBoundary>
          <UpcomingPanel
            state={state}
            now={now}
            canReserve={passToUse(rowsOf(passes), now) !== undefined}
            arePassesOfLastTime={arePassesOfLastTime}
            onRetry={notice.onRetry}
            isRetrying={notice.isRetrying}
          />
        </SectionBoundary>
      )}
      {!isHeldBack && (
        <SectionBoundary>
          <PassTable list={passes} now={now} />
        </SectionBoundary>
      )}
    </Stack>
  );
}
