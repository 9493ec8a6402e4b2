export { PreparingPage as MyPage } from '../shared/PreparingPage.tsx';
