import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { assertStyles } from './reload-page.ts';

/** A component that is loaded when it is first rendered or preloaded. */
export type LazyComponent<Props, Module = unknown> = ComponentType<Props> & {
  /** The name of the export and of the file. */
  componentName: string;
  /** Loads the module, so that the component renders without suspending. */
  preload: () => Promise<Module>;
};

/** The props of a function component; an empty object for one without props. */
type PropsOf<View> = View extends () => ReactNode
  ? object
  : View extends (props: infer Props) => ReactNode
    ? Props
    : never;

/** Creates a lazy component from a module's export; the export's name is also the file's name. */
export function lazyComponent<
  Name extends string,
  Module extends Record<Name, (props: never) => ReactNode>,
>(load: () => Promise<Module>, name: Name): LazyComponent<PropsOf<Module[Name]>, Module> {
  type Component = ComponentType<PropsOf<Module[Name]>>;
  let loaded: (Module & { default: Component }) | undefined;
  const preload = async () => {
    const module = await load();
    assertStyles();
    const { [name]: component }: Record<Name, unknown> = module;
    loaded = { ...module, default: component as Component };
    return loaded;
  };
  const Pending = lazy(preload);
  // `React.lazy` suspends even for a loaded module, and hydration would then discard the prerendered HTML.
  function LoadedOrPending(props: PropsOf<Module[Name]>) {
    const [View] = useState(() => loaded?.default ?? Pending);
    return createElement(View, props);
  }
  return Object.assign(LoadedOrPending, { componentName: name, preload });
}
