import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { ChunkError } from './reload/chunk-error.ts';

/** A component that is loaded when it is first rendered, or before. */
export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Of the component's export and of its file. */
  componentName: string;
  /** Resolves once the component renders without a wait. */
  preload: () => Promise<unknown>;
};

/** A promise would suspend even when it is resolved, and hydration would lose the prerendered page. */
function atOnce<Module>(module: Module) {
  // oxlint-disable-next-line unicorn/no-thenable -- React.lazy takes one, and renders in the same pass what it resolves to.
  return { then: (resolve: (value: Module) => void) => resolve(module) } as Promise<Module>;
}

/** A component by its export's name, which is also the name of its file. */
export function lazyComponent<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyComponent<Props> {
  let loaded: { default: ComponentType<Props> } | undefined;
  const preload = async () => {
    try {
      loaded = { default: (await load())[name] };
      return loaded;
    } catch (error) {
      throw new ChunkError(name, error);
    }
  };
  const component = lazy(() => (loaded ? atOnce(loaded) : preload()));
  return Object.assign(component, { componentName: name, preload });
}
