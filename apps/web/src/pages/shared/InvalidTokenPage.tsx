import { PageHeading } from '@fitness/ui/PageHeading';
import { Page } from '@fitness/ui/layout/Page';
import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { useRedirectToSignIn } from '../../shared/session/use-redirect-to-sign-in.ts';
import { texts } from '../../shared/texts.ts';

/** Replaces a page whose session has an invalid token. */
export function InvalidTokenPage() {
  const redirectToSignIn = useRedirectToSignIn();
  return (
    <Page>
      <PageHeading>로그인이 필요합니다</PageHeading>
      <EmptyState
        title={texts.invalidToken}
        action={
          <Button variant="primary" onPress={() => void redirectToSignIn({ replace: true })}>
            {texts.signIn}
          </Button>
        }
      />
    </Page>
  );
}
