export { PreparingPage as MembershipPage } from '../shared/PreparingPage.tsx';
