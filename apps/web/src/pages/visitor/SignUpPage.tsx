import { SignUpForm } from '../../features/auth/SignUpForm.tsx';

/** Creates a customer's account. */
export function SignUpPage() {
  return <SignUpForm />;
}
