import { Calendar, type CalendarProps } from '../src/components/Calendar/index.ts';
import { useControlled } from './use-controlled.ts';

/** A Calendar that keeps the selected date. */
export function ControlledCalendar(props: CalendarProps) {
  const [value, onChange] = useControlled(props.value, props.onChange);
  return <Calendar {...props} value={value} onChange={onChange} />;
}
