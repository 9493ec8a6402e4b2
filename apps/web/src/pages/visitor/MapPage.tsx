export { PreparingPage as MapPage } from '../shared/PreparingPage.tsx';
