import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, useState } from 'react';
import { FailedList } from '../list/FailedList.tsx';
import { texts } from '../texts.ts';

/** Renders nothing in place of children that throw, and says so. */
class Catch extends Component<
  { children: ReactNode; onCatch: () => void },
  { hasCaught: boolean }
> {
  override state = { hasCaught: false };

  static getDerivedStateFromError() {
    return { hasCaught: true };
  }

  override componentDidCatch() {
    this.props.onCatch();
  }

  override render() {
    return this.state.hasCaught ? null : this.props.children;
  }
}

export interface SectionBoundaryProps {
  children: ReactNode;
  /** The empty text of the list inside, unless it is the usual one. */
  emptyText?: string;
  /** The answer that is shown inside: with another one the section is tried again at once. */
  data?: unknown;
}

/** Keeps an error of one list or panel to itself, so that the rest of the page stands; 다시 시도 asks for the answers anew (docs/product.md#errors). */
export function SectionBoundary({ children, emptyText, data }: SectionBoundaryProps) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<{ data: unknown } | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  if (failure === null || failure.data !== data)
    return <Catch onCatch={() => setFailure({ data })}>{children}</Catch>;
  const retry = async () => {
    setRetrying(true);
    // First the answers, then the section: with the former ones it would only fail again.
    await client.refetchQueries();
    setFailure(null);
    setRetrying(false);
  };
  return (
    <FailedList
      title={emptyText}
      description={texts.brokenSection}
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
