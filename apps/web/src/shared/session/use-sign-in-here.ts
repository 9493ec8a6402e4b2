import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Leads to sign-in and afterwards back here; the way back stands in navigation state only (docs/product.md#guards). */
export const useSignInHere = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => navigate(paths.signIn, { state: { from: pathname + search } });
};
