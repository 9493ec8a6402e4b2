export { WeekAgenda, type WeekAgendaProps } from './WeekAgenda.tsx';
export type { WeekAgendaItem } from './AgendaCell.tsx';
