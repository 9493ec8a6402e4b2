import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Catch } from './Catch.tsx';
import { ErrorReference } from './ErrorReference.tsx';
import { FailedList } from './list/FailedList.tsx';
import { isMissingChunk, reloadPage } from './reload-page.ts';
import { texts } from './texts.ts';

export interface SectionBoundaryProps {
  children: ReactNode;
  /** The empty text of the list inside; by default the shared one. */
  emptyText?: string;
  /** The data that the section renders; a change of it resets the boundary. */
  data?: unknown;
}

/** An error boundary for a list or panel; 다시 시도 refetches its data, or reloads the page for a missing chunk (docs/product.md#errors). */
export function SectionBoundary({ children, emptyText, data }: SectionBoundaryProps) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<{ data: unknown; error: unknown } | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  if (failure === null || failure.data !== data)
    return <Catch onCatch={(error) => setFailure({ data, error })}>{children}</Catch>;
  const retry = async () => {
    if (isMissingChunk(failure.error)) return reloadPage();
    setRetrying(true);
    // Refetched before the boundary is reset, because the old data would throw again.
    await client.refetchQueries();
    setFailure(null);
    setRetrying(false);
  };
  return (
    <FailedList
      title={texts.brokenSection}
      emptyText={emptyText}
      note={<ErrorReference error={failure.error} />}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
