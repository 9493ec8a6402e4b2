import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { studio } from '../../../config/studio.ts';
import { download } from '../../../shared/browser/download.ts';
import { now } from '../../../shared/dates/clock.ts';
import { useExport } from '../../../shared/export/use-export.ts';
import { paths } from '../../../shared/paths.ts';
import { basename } from '../../../shared/site-path.ts';
import { upcomingTexts } from '../texts.ts';
import type { TimedReservation } from './upcoming.ts';

const fileName = upcomingTexts.file({ studio: studio.name.replaceAll(' ', '_') });

/** Downloads reservations as a calendar file. */
export function AddToCalendar({ rows }: { rows: readonly TimedReservation[] }) {
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
