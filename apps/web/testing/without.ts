import { env } from '../src/config/env.ts';

/** Simulates a build without some configuration values until the story ends. */
export function without(...names: (keyof typeof env)[]) {
  return {
    beforeEach: () => {
      const kept = { ...env };
      Object.assign(env, Object.fromEntries(names.map((name) => [name, ''])));
      return () => void Object.assign(env, kept);
    },
  };
}
