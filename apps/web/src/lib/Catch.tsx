import { Component, type ReactNode } from 'react';

type CatchProps = {
  children: ReactNode;
  /** Rendered after an error, by default nothing. */
  fallback?: ReactNode;
  onCatch: (error: unknown) => void;
};

/** An error boundary that renders its fallback after an error and passes the error on. */
export class Catch extends Component<CatchProps, { hasCaught: boolean }> {
  override state = { hasCaught: false };

  static getDerivedStateFromError() {
    return { hasCaught: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCatch(error);
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.hasCaught ? fallback : children;
  }
}
