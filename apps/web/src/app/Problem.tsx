import { Button } from '@fitness/ui/Button';
import { EmptyState } from '@fitness/ui/EmptyState';
import { Page } from '@fitness/ui/layout/Page';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { frameTexts } from '../lib/frame-texts.ts';

const ProblemDrawing = lazy<ComponentType>(() =>
  import('./ProblemDrawing.tsx').then(
    ({ ProblemDrawing: drawing }) => ({ default: drawing }),
    () => ({ default: () => null }),
  ),
);

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
          drawing={
            <Suspense>
              <ProblemDrawing />
            </Suspense>
          }
          title={title}
          description={description}
          note={note}
          action={onRetry && <Button onPress={onRetry}>{frameTexts.retry}</Button>}
        />
      </div>
    </Page>
  );
}
