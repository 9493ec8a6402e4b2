import { PilatesShop } from '../../features/purchase/PilatesShop.tsx';

/** Group pilates plans. */
export const PilatesPage = () => <PilatesShop />;
