export { PreparingPage as HomePage } from '../shared/PreparingPage.tsx';
