import { Heading } from '@fitness/ui/Heading';
import { Page } from '@fitness/ui/layout/Page';
import { use } from 'react';
import { RecoverAccount, recoverTexts } from '../../features/recover/RecoverAccount.tsx';
import { PageTitle } from '../../lib/page-title.ts';

/** For users who have forgotten their ID or password. */
export function RecoverPage() {
  return (
    <Page>
      <Heading level={1} lead={recoverTexts.lead}>
        {use(PageTitle)}
      </Heading>
      <RecoverAccount />
    </Page>
  );
}
