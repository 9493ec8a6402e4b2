import { EmptyState } from '@fitness/ui/EmptyState';
import { PlainButton } from '@fitness/ui/PlainButton';
import { Page } from '@fitness/ui/layout/Page';
import type { ReactElement } from 'react';
import { frameTexts } from '../../shared/frame-texts.ts';

type ProblemProps = {
  title: string;
  description: string;
  /** Without it, nothing can be done on the page. */
  onRetry?: () => void;
  note?: ReactElement;
};

/** A page in place of one that cannot be shown, which says so at once. */
export function Problem({ title, description, onRetry, note }: ProblemProps) {
  return (
    <Page>
      <div role="alert">
        <EmptyState
          level={1}
          title={title}
          description={description}
          note={note}
          action={onRetry && <PlainButton onClick={onRetry}>{frameTexts.retry}</PlainButton>}
        />
      </div>
    </Page>
  );
}
