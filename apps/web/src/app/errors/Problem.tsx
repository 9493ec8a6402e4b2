import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Page } from '@fitness/ui/layout/Page';
import type { ReactElement } from 'react';
import { frameTexts } from '../../shared/frame-texts.ts';

type ProblemProps = {
  title: string;
  description: string;
  /** Without a callback there is no button. */
  onRetry?: () => void;
  note?: ReactElement;
};

/** Replaces a page that cannot be shown; screen readers announce the problem at once. */
export function Problem({ title, description, onRetry, note }: ProblemProps) {
  return (
    <Page>
      <div role="alert">
        <EmptyState
          level={1}
          title={title}
          description={description}
          note={note}
          action={onRetry && <Button onPress={onRetry}>{frameTexts.retry}</Button>}
        />
      </div>
    </Page>
  );
}
