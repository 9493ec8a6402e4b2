import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
} from 'react';

type Boundary = ComponentType<{ children: ReactNode }>;

const BoundaryContext = createContext<Boundary>(Fragment);

/** The props of a PanelBoundary. */
export interface PanelBoundaryProps {
  /** Wraps the content of every panel inside. */
  component: Boundary;
  children: ReactNode;
}

/** Contains errors of panels: their titles stay when the component replaces the content. */
export function PanelBoundary({ component, children }: PanelBoundaryProps) {
  return <BoundaryContext value={component}>{children}</BoundaryContext>;
}

/** The content of a panel in the component of the PanelBoundary. */
export function PanelContent({ children }: { children: ReactNode }) {
  return createElement(useContext(BoundaryContext), null, children);
}
