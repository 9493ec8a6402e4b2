import { EmptyState } from '@fitness/ui/EmptyState';
import { PlainButton } from '@fitness/ui/PlainButton';
import { Page } from '@fitness/ui/layout/Page';
import { frameTexts } from '../shared/frame-texts.ts';

/** A page in place of one that cannot be shown; 다시 시도 reloads. */
export function Problem({ title, description }: { title: string; description: string }) {
  return (
    <Page>
      <EmptyState
        level={1}
        title={title}
        description={description}
        action={
          <PlainButton onClick={() => window.location.reload()}>{frameTexts.retry}</PlainButton>
        }
      />
    </Page>
  );
}
