import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What the design system gives to whatever draws its links. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  href: string;
  children: ReactNode;
};

/** A component that turns `href` into navigation, for example a router's link. */
export type AnchorComponent = ComponentType<AnchorProps>;

function PlainAnchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

const AnchorContext = createContext<AnchorComponent>(PlainAnchor);

export interface LinkProviderProps {
  /** Draws every link inside; it is given `href`, `className`, `children` and the usual attributes of an anchor. */
  component: AnchorComponent;
  children: ReactNode;
}

/** Lets the app's router follow the links of all components inside; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** An undressed link, drawn by the nearest LinkProvider's component. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(AnchorContext), props);
}
