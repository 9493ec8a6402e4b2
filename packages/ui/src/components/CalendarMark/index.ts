export { CalendarMark, type CalendarMarkProps } from './CalendarMark.tsx';
