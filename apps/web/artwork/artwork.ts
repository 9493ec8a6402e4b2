// Renders all artwork, the icons and the picture of shared links, which has one of the artwork's pictures.
import { readOptions } from '../../../.ci/support/options.ts';

readOptions(
  `pnpm artwork [name …]

  Renders the artwork (all pictures or those with these names), the icons and the picture of shared links into apps/web/public.
  All pictures take some minutes.`,
  {},
);
await import('./render.ts');
await import('./brand.ts');
await import('./share.ts');
