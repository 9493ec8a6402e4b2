export { PreparingPage as SignInPage } from '../shared/PreparingPage.tsx';
