import { Button } from '@fitness/ui/Button';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { PageTitle } from '../../shared/layout/page-title.ts';
import { useRedirectToSignIn } from '../../shared/session/use-redirect-to-sign-in.ts';
import { texts } from '../../shared/texts.ts';
import { pageTexts } from './page-texts.ts';

/** Replaces a page whose session has an invalid token. */
export function InvalidTokenPage() {
  const redirectToSignIn = useRedirectToSignIn();
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<EmptyDrawing name="locker" />}
        title={pageTexts.signedOut}
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
