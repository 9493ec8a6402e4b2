import { PageLayout } from '@fitness/ui/layout/PageLayout';
import { Component, type ReactNode } from 'react';
import { isMissingChunk, reloadForMissingChunk } from '../lib/reload-page.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** True when it wraps the whole app, so that its message is the page's `main`. */
  isOutermost?: boolean;
}

type State = { caught: { error: unknown } | null; isReloading: boolean };

/** Catches errors of loading and rendering a page, so that it is never blank (docs/product.md#deployments). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { caught: null, isReloading: false };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error) && reloadForMissingChunk()) this.setState({ isReloading: true });
  }

  override render() {
    const { children, isOutermost = false } = this.props;
    const { caught, isReloading } = this.state;
    if (caught === null) return children;
    const content = isReloading ? <PageSkeleton /> : <ErrorPage error={caught.error} />;
    return isOutermost ? <PageLayout>{content}</PageLayout> : content;
  }
}
