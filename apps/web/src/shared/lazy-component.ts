import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { ChunkError } from './reload/chunk-error.ts';

/** A component that is loaded when it is first rendered, or before. */
export type LazyComponent<Props, Module = unknown> = ComponentType<Props> & {
  /** Of the component's export and of its file. */
  componentName: string;
  /** Resolves to its module once the component renders without a wait. */
  preload: () => Promise<Module>;
};

/** The props of a function component; an object without any for one that takes none. */
type PropsOf<View> = View extends () => ReactNode
  ? object
  : View extends (props: infer Props) => ReactNode
    ? Props
    : never;

/** A component by its export's name, which is also the name of its file; the module may have other exports. */
export function lazyComponent<
  Name extends string,
  Module extends Record<Name, (props: never) => ReactNode>,
>(load: () => Promise<Module>, name: Name): LazyComponent<PropsOf<Module[Name]>, Module> {
  type Component = ComponentType<PropsOf<Module[Name]>>;
  let loaded: (Module & { default: Component }) | undefined;
  const preload = async () => {
    try {
      const module = await load();
      const { [name]: component }: Record<Name, unknown> = module;
      loaded = { ...module, default: component as Component };
      return loaded;
    } catch (error) {
      throw new ChunkError(name, error);
    }
  };
  const Pending = lazy(preload);
  // React.lazy would suspend for a loaded module too, and hydration would lose the prerendered page.
  function LoadedOrPending(props: PropsOf<Module[Name]>) {
    const [View] = useState(() => loaded?.default ?? Pending);
    return createElement(View, props);
  }
  return Object.assign(LoadedOrPending, { componentName: name, preload });
}
