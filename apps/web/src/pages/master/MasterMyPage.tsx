export { PreparingPage as MasterMyPage } from '../shared/PreparingPage.tsx';
