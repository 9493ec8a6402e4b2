import { PilatesShop } from '../../features/purchase/plans/PilatesShop.tsx';

/** Group pilates plans. */
export function PilatesPage() {
  return <PilatesShop />;
}
