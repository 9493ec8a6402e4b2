import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type JSX,
  type ReactNode,
} from 'react';

type Defined<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** The props of an anchor component; none is undefined, for a router's link under `exactOptionalPropertyTypes`. */
export type AnchorProps = Defined<Omit<ComponentProps<'a'>, 'href' | 'children'>> & {
  href: string;
  children: ReactNode;
};

/** A component that renders a link, for example that of a router. */
export type AnchorComponent = ComponentType<AnchorProps>;

function PlainAnchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

const AnchorContext = createContext<AnchorComponent>(PlainAnchor);

/** The props of a LinkProvider. */
export interface LinkProviderProps {
  /** Renders every link inside. */
  component: AnchorComponent;
  children: ReactNode;
}

/** Renders links of all components inside with a router's link; the default is plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext.Provider value={component}>{children}</AnchorContext.Provider>;
}

/** An unstyled link, rendered by the component of the LinkProvider. */
export function Anchor(props: AnchorProps): JSX.Element {
  return createElement(useContext(AnchorContext), props);
}
