import { type ComponentType, lazy, Suspense } from 'react';
import { frameTexts } from '../lib/frame-texts.ts';
import { reloadPage } from '../lib/reload-page.ts';
import { Problem } from './Problem.tsx';

/** Loads the component with the error's id; the app preloads it, because after a deployment its file may be gone. */
export function loadErrorReference(): Promise<{ default: ComponentType<{ error: unknown }> }> {
  return import('../lib/ErrorReference.tsx').then(
    ({ ErrorReference }) => ({ default: ErrorReference }),
    () => ({ default: () => null }),
  );
}

const ErrorReference = lazy(loadErrorReference);

/** Replaces a page that failed to render and reports the error; 다시 시도 reloads. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <Problem
      title={frameTexts.problem}
      description={frameTexts.problemAdvice}
      onRetry={reloadPage}
      note={
        <Suspense>
          <ErrorReference error={error} />
        </Suspense>
      }
    />
  );
}
