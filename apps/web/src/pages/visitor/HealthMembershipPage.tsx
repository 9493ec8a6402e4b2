import { HealthShop } from '../../features/purchase/HealthShop.tsx';

/** Health membership plans. */
export const HealthMembershipPage = () => <HealthShop />;
