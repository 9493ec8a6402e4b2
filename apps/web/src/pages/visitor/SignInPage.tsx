import { SignInForm } from '../../features/auth/SignInForm.tsx';

/** Signs in. */
export function SignInPage() {
  return <SignInForm />;
}
