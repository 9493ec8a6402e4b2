import { SignInForm } from '../../features/auth/SignInForm.tsx';

export function SignInPage() {
  return <SignInForm />;
}
