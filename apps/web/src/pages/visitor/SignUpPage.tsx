export { PreparingPage as SignUpPage } from '../shared/PreparingPage.tsx';
