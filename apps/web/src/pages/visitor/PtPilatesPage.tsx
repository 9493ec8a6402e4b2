import { PtPilates } from '../../features/landing/PtPilates.tsx';

/** The promotional page of personal training and pilates. */
export function PtPilatesPage() {
  return <PtPilates />;
}
