import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { PageTitle } from '../../shared/layout/page-title.ts';
import { useRedirectToSignIn } from '../../shared/session/use-redirect-to-sign-in.ts';
import { texts } from '../../shared/texts.ts';

/** Replaces a page whose session has an invalid token. */
export function InvalidTokenPage() {
  const redirectToSignIn = useRedirectToSignIn();
  return (
    <Page>
      <EmptyState
        level={1}
        title="로그인이 필요합니다"
        description={texts.invalidToken}
        note={texts.signInReturns({ title: use(PageTitle) })}
        action={
          <Button variant="primary" onPress={() => void redirectToSignIn({ replace: true })}>
            {texts.signIn}
          </Button>
        }
      />
    </Page>
  );
}
