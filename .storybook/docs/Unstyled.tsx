import type { ReactNode } from 'react';

/** Keeps the styles of docs away; Storybook's own block of this name cannot be imported without a browser. */
export function Unstyled({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled">{children}</div>;
}
