import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Row } from '@fitness/ui/RowList';
import { Text } from '@fitness/ui/Text';
import { Stack } from '@fitness/ui/layout/Stack';
import { studio } from '../../config/studio.ts';
import { SectionBoundary } from '../../lib/SectionBoundary.tsx';
import { now, useSeoulNow } from '../../lib/clock.ts';
import { dateOf } from '../../lib/date-times.ts';
import { download, useExport } from '../../lib/export.ts';
import { ListPanel } from '../../lib/list/ListPanel.tsx';
import { rowsOf } from '../../lib/list/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { basename } from '../../lib/site-path.ts';
import { StoredListNotice } from './Notices.tsx';
import { PassTable } from './PassTable.tsx';
import { CancelButton, ClassTitle } from './reservation-row.tsx';
import { dayAndTime } from './reservations.ts';
import { pageTexts, upcomingTexts } from './texts.ts';
import { type UpcomingReservation, useUpcomingReservations } from './upcoming.ts';

const fileName = upcomingTexts.file({ studio: studio.name.replaceAll(' ', '_') });

function AddToCalendar({ rows }: { rows: readonly UpcomingReservation[] }) {
  const { alert } = useAlert();
  const runExport = useExport();
  const save = async () => {
    try {
      // Loaded when pressed, because few visits need it.
      const { calendarFile } = await import('./calendar-file.ts');
      const page = new URL(basename + paths.reservations, window.location.origin);
      download(fileName, 'text/calendar', calendarFile(rows, { page, instant: now() }));
    } catch (error) {
      console.warn('[fitness]', 'calendar file', error);
      await alert(upcomingTexts.addFailed, { tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" size="sm" onPress={() => void runExport(save)}>
      {upcomingTexts.add}
    </Button>
  );
}

/** The passes, and the upcoming reservations over all of them. */
export function MyReservations() {
  const now = useSeoulNow();
  const { state, passes, canHoldAny, lists } = useUpcomingReservations(now);
  const rows = rowsOf(state);
  // From a stored list nothing can be cancelled.
  const isStored = lists.some(({ checkedAt }) => checkedAt !== null);
  return (
    <Stack gap={{ phone: 'lg', desktop: 'xl' }}>
      <StoredListNotice lists={lists} />
      <SectionBoundary>
        <PassTable list={passes} today={dateOf(now)} />
      </SectionBoundary>
      {canHoldAny && (
        <SectionBoundary>
          <ListPanel
            title={upcomingTexts.title}
            actions={rows.some(({ classTime }) => classTime) && <AddToCalendar rows={rows} />}
            state={state}
            loadingLabel={upcomingTexts.loading}
            expectedRows={2}
            failedNote={pageTexts.failedNote}
            columns={rows.length > 1 || state.status === 'loading' ? 2 : 1}
            empty={<Text color="muted">{upcomingTexts.none}</Text>}
          >
            {(row) => {
              const time = dayAndTime(row.classTime);
              return (
                <Row
                  key={row.reservationId}
                  title={time}
                  details={<ClassTitle {...row} />}
                  action={!isStored && <CancelButton row={row} now={now} time={time} />}
                />
              );
            }}
          </ListPanel>
        </SectionBoundary>
      )}
    </Stack>
  );
}
