export { PreparingPage as MemberPage } from '../shared/PreparingPage.tsx';
