export { PreparingPage as PtPilatesPage } from '../shared/PreparingPage.tsx';
