import { type ComponentType, lazy } from 'react';

/** A component by its export's name, loaded when it is first rendered. */
export function lazyComponent<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
