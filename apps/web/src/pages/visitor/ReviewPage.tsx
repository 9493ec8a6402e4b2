export { PreparingPage as ReviewPage } from '../shared/PreparingPage.tsx';
