import { SignInForm } from '../../features/auth/SignInForm.tsx';

/** Signs in. */
export const SignInPage = () => <SignInForm />;
