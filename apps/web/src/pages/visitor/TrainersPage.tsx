export { PreparingPage as TrainersPage } from '../shared/PreparingPage.tsx';
