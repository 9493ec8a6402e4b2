export { PreparingPage as MemberManagementPage } from '../shared/PreparingPage.tsx';
