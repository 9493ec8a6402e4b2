import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type JSX,
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

/** Wraps the content of all panels in an error boundary; their titles stay visible after an error. */
export function PanelBoundary({ component, children }: PanelBoundaryProps) {
  return <BoundaryContext.Provider value={component}>{children}</BoundaryContext.Provider>;
}

/** The content of a panel, wrapped in the component of the PanelBoundary. */
export function PanelContent({ children }: { children: ReactNode }): JSX.Element {
  return createElement(useContext(BoundaryContext), null, children);
}
