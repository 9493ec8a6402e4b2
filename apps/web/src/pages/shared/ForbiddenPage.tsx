import { EmptyDrawing, EmptyState } from '@fitness/ui/EmptyState';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Page } from '@fitness/ui/layout/Page';
import { paths } from '../../lib/paths.ts';
import { texts } from '../../lib/texts.ts';
import { pageTexts } from './page-texts.ts';

/** Replaces a page that the user's role may not open. */
export function ForbiddenPage() {
  return (
    <Page>
      <EmptyState
        level={1}
        drawing={<EmptyDrawing name="locker" />}
        title={texts.forbidden}
        description={pageTexts.forbiddenAdvice}
        action={<LinkButton href={paths.home}>{pageTexts.toHome}</LinkButton>}
      />
    </Page>
  );
}
