export { PreparingPage as PilatesPage } from '../shared/PreparingPage.tsx';
