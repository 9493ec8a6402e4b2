import type { ReactNode } from 'react';

/** Resets the styles of docs pages; Storybook's own `Unstyled` cannot be imported without a browser. */
export function Unstyled({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled">{children}</div>;
}
