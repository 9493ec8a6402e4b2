import { type FunctionComponent, forwardRef, type ReactNode, version } from 'react';

const hasRefAsProp = Number.parseInt(version, 10) >= 19;

/** The component with `ref` among its props in React 18 too, which keeps it from function components. */
export function withRef<Props extends object>(
  component: FunctionComponent<Props>,
): FunctionComponent<Props> {
  // A component of the client is only a reference on the server.
  if (hasRefAsProp || '$$typeof' in component) return component;
  // Called instead of rendered, because React 18 would keep the ref from it again.
  const forwarding = forwardRef<unknown, Props>((props, ref) =>
    (component as (props: Props) => ReactNode)((ref === null ? props : { ...props, ref }) as Props),
  );
  forwarding.displayName = component.name;
  return forwarding as unknown as FunctionComponent<Props>;
}
