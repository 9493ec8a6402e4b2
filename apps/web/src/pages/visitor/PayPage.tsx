export { PreparingPage as PayPage } from '../shared/PreparingPage.tsx';
