import { PtPilates } from '../../features/landing/PtPilates.tsx';

export function PtPilatesPage() {
  return <PtPilates />;
}
