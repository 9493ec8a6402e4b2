import { Page } from '@fitness/ui/layout/Page';
import { SignUpForm } from '../../features/auth/SignUpForm.tsx';

export function SignUpPage() {
  return (
    <Page top="none">
      <SignUpForm />
    </Page>
  );
}
