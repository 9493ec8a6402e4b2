// What `#validators/*` is in Node.js. A bundler takes the generated files, and its configuration calls `ensureValidators`.
import { ensureValidators } from './ensure-validators.ts';

ensureValidators();

const load = (name: string) =>
  import(new URL(`../src/generated/validators/${name}.js`, import.meta.url).href);

export const { requestValidators } = await load('requests');
export const { responseValidators } = await load('responses');
