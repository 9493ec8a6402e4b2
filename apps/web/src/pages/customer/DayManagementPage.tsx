export { PreparingPage as DayManagementPage } from '../shared/PreparingPage.tsx';
