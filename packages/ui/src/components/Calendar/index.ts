export { Calendar } from './Calendar.tsx';
export type { CalendarProps } from './calendar-props.ts';
export { holidaysOn } from './holidays.ts';
