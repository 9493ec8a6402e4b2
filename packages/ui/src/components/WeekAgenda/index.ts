export { WeekAgenda } from './WeekAgenda.tsx';
export type { WeekAgendaItem, WeekAgendaProps } from './agenda-props.ts';
