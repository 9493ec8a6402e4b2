import { SignUpForm } from '../../features/auth/SignUpForm.tsx';

export function SignUpPage() {
  return <SignUpForm />;
}
