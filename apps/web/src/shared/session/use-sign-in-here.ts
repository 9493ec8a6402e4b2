import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { Detour } from './detour.ts';

/** Leads to sign-in and afterwards back here; the way back, and what was chosen here, stand in navigation state only (docs/product.md#guards). */
export const useSignInHere = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (chosen?: string) => navigate(paths.signIn, { state: { from: pathname + search, chosen } satisfies Detour });
};
