export { PreparingPage as ReservationsPage } from '../shared/PreparingPage.tsx';
