import { Button } from '@fitness/ui/Button';
import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { signInTexts } from '../../features/auth/texts.ts';
import { PageTitle } from '../../lib/page-title.ts';
import { texts } from '../../lib/texts.ts';
import { useRedirectToSignIn } from '../../session/sign-in-state.ts';
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
        note={signInTexts.returns({ title: use(PageTitle) })}
        action={
          <Button variant="primary" onPress={() => void redirectToSignIn({ replace: true })}>
            {texts.signIn}
          </Button>
        }
      />
    </Page>
  );
}
