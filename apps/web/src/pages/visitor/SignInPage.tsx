import { Page } from '@fitness/ui/layout/Page';
import { SignInForm } from '../../features/auth/SignInForm.tsx';

export function SignInPage() {
  return (
    <Page width="full">
      <SignInForm />
    </Page>
  );
}
