export { PreparingPage as PtPage } from '../shared/PreparingPage.tsx';
