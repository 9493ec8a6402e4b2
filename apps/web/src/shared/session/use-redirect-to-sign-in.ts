import { use } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { PageTitle } from '../layout/page-title.ts';
import { paths } from '../paths.ts';
import { signInStateOf } from './sign-in-state.ts';

/**
 * Returns a function that redirects to sign-in, which then returns to this page and its restorable state
 * (docs/product.md#guards).
 */
export function useRedirectToSignIn() {
  const location = useLocation();
  const navigate = useNavigate();
  const title = use(PageTitle);
  return (options?: Pick<NavigateOptions, 'replace'>) =>
    navigate(paths.signIn, { ...options, state: signInStateOf(location, title) });
}
