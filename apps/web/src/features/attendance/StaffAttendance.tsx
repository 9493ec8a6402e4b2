import { Disclosure } from '@fitness/ui/Disclosure';
import { useQuery } from '@tanstack/react-query';
import { myAttendance } from './api.ts';
import { AttendanceCalendar } from './AttendanceCalendar.tsx';
import { attendanceTexts } from './texts.ts';

/** The attendance calendar of a member of staff, who usually has none: folded without any. */
export function StaffAttendance() {
  const { data } = useQuery(myAttendance);
  if (data && data.length > 0) return <AttendanceCalendar />;
  return (
    <Disclosure isPanel summary={attendanceTexts.calendar}>
      <AttendanceCalendar />
    </Disclosure>
  );
}
