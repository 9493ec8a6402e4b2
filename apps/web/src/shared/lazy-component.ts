import { type ComponentType, lazy } from 'react';
import { ChunkError } from './reload/chunk-error.ts';

/** A component by its export's name, loaded when it is first rendered. */
export function lazyComponent<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      throw new ChunkError(name, error);
    }
  });
}
