import { HealthShop } from '../../features/purchase/HealthShop.tsx';

/** Health membership plans. */
export function HealthMembershipPage() {
  return <HealthShop />;
}
