import { PageLayout } from '@fitness/ui/layout/PageLayout';
import { Component, type ReactNode } from 'react';
import { Problem } from './Problem.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Whether it wraps the whole app, so that its message is the page's `main`. */
  isOutermost?: boolean;
}

/** Catches errors of loading and rendering a page, so that it is never blank; 다시 시도 reloads. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, isOutermost = false } = this.props;
    if (!this.state.hasFailed) return children;
    const problem = (
      <div role="alert">
        <Problem
          title="화면을 불러오지 못했습니다."
          description="인터넷 연결을 확인해주세요. 입력하신 내용과 결제 내역은 그대로 남아 있습니다."
        />
      </div>
    );
    return isOutermost ? <PageLayout>{problem}</PageLayout> : problem;
  }
}
