import { useLocation } from 'react-router-dom';
import { PtShop } from '../../features/purchase/plans/PtShop.tsx';
import { trainerFrom } from '../../features/purchase/plans/trainer-state.ts';
import { useSession } from '../../shared/session/session.ts';

/** PT plans for the person and the trainer that navigation state names. */
export function PtPage() {
  const session = useSession();
  const { state } = useLocation();
  return <PtShop trainer={trainerFrom(state, session)} />;
}
