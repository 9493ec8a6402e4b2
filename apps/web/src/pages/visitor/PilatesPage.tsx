import { PilatesShop } from '../../features/purchase/PilatesShop.tsx';

/** Group pilates plans. */
export function PilatesPage() {
  return <PilatesShop />;
}
