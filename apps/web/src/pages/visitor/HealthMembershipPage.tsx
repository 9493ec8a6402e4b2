import { HealthShop } from '../../features/purchase/plans/HealthShop.tsx';

/** Health membership plans. */
export function HealthMembershipPage() {
  return <HealthShop />;
}
