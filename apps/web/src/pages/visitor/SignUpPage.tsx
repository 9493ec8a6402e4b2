import { Page } from '@fitness/ui/layout/Page';
import { SignUpForm } from '../../features/auth/SignUpForm.tsx';

export function SignUpPage() {
  return (
    <Page width="full">
      <SignUpForm />
    </Page>
  );
}
