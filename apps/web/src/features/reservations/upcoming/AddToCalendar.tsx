import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { IconButton } from '@fitness/ui/IconButton';
import { Show } from '@fitness/ui/layout/Show';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import { studio } from '../../../config/studio.ts';
import { download } from '../../../shared/browser/download.ts';
import { now } from '../../../shared/dates/clock.ts';
import { useExport } from '../../../shared/export/use-export.ts';
import { paths } from '../../../shared/paths.ts';
import { basename } from '../../../shared/site-path.ts';
import { useSingleFlight } from '../../../shared/use-single-flight.ts';
import { calendarTexts, upcomingTexts } from '../texts.ts';
import type { TimedReservation } from './upcoming.ts';

/** `MAKE_FIT_예약_2026-11-20_1900.ics`, or the name of a file with all reservations. */
function fileNameOf(rows: readonly TimedReservation[]) {
  const brand = studio.name.replaceAll(' ', '_');
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0) return calendarTexts.all({ studio: brand });
  const time = only.classTime.slice(0, 16).replace('T', '_').replace(':', '');
  return calendarTexts.one({ studio: brand, time });
}

/** Downloads reservations as a calendar file; a second press while it is made is ignored. */
function useCalendarFile(rows: readonly TimedReservation[]) {
  const { alert } = useAlert();
  const runExport = useExport();
  const { run, isPending } = useSingleFlight();
  const save = async () => {
    try {
      // Loaded when pressed, because few visits need it.
      const { calendarFile } = await import('./calendar-file.ts');
      const page = new URL(basename + paths.reservations, window.location.origin);
      download(fileNameOf(rows), 'text/calendar', calendarFile(rows, { page, instant: now() }));
    } catch (error) {
      console.warn('[fitness]', 'calendar file', error);
      await alert(upcomingTexts.addFailed, { tone: 'danger' });
    }
  };
  return { size: 'sm', isPending, onPress: () => void run(() => runExport(save)) } as const;
}

/** Adds one reservation to the calendar of the device; on phones an icon. */
export function AddToCalendar({ row, time }: { row: TimedReservation; time: string }) {
  const button = useCalendarFile([row]);
  return (
    <>
      <Show below="tablet">
        <IconButton
          {...button}
          icon="calendarAdd"
          label={`${upcomingTexts.add} ${time}`}
          variant="ghost"
        />
      </Show>
      <Show above="tablet">
        <Button {...button} variant="ghost">
          <span>{upcomingTexts.add}</span>
          <VisuallyHidden>{` ${time}`}</VisuallyHidden>
        </Button>
      </Show>
    </>
  );
}

/** Adds all reservations to the calendar of the device. */
export function AddAllToCalendar({ rows }: { rows: readonly TimedReservation[] }) {
  return (
    <Button {...useCalendarFile(rows)} variant="secondary">
      {upcomingTexts.addAll}
    </Button>
  );
}
