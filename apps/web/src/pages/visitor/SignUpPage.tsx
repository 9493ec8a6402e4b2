import { SignUpForm } from '../../features/auth/SignUpForm.tsx';

/** Creates a customer's account. */
export const SignUpPage = () => <SignUpForm />;
