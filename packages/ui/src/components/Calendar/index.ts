export { Calendar } from './Calendar.tsx';
export type { CalendarProps } from './calendar-props.ts';
export { areHolidaysKnown, holidaysOn } from './holidays.ts';
