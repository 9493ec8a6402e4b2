export { PreparingPage as SelectTrainerPage } from '../shared/PreparingPage.tsx';
