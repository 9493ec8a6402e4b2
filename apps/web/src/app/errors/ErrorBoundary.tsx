import { PageLayout } from '@fitness/ui/layout/PageLayout';
import { Component, type ReactNode } from 'react';
import { ChunkError } from '../../shared/reload/chunk-error.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { MissingChunk } from './MissingChunk.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Whether it wraps the whole app, so that its message is the page's `main`. */
  isOutermost?: boolean;
}

type Caught = { error: unknown };

/** Catches errors of loading and rendering a page, so that it is never blank. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: Caught | null }> {
  override state = { caught: null as Caught | null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { children, isOutermost = false } = this.props;
    const { caught } = this.state;
    if (caught === null) return children;
    const { error } = caught;
    const page = <ErrorPage error={error} />;
    const content =
      error instanceof ChunkError ? <MissingChunk error={error}>{page}</MissingChunk> : page;
    return isOutermost ? <PageLayout>{content}</PageLayout> : content;
  }
}
