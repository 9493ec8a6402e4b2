export { PreparingPage as SalesPage } from '../shared/PreparingPage.tsx';
