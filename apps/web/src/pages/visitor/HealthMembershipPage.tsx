export { PreparingPage as HealthMembershipPage } from '../shared/PreparingPage.tsx';
