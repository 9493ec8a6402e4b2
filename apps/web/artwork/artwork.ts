// Renders all artwork, the icons and the picture of shared links, which has one of the artwork's pictures.
import { readOptions } from '../../../.ci/support/options.ts';
import { renderPictures } from './render.ts';

const { positionals } = readOptions(
  `node apps/web/artwork/artwork.ts [name …]

  Renders the artwork (all pictures or those with these names), the grain, the icons and the picture of shared links.
  It needs Python and Blender: docs/decisions/011-artwork-from-a-body-model.md. All pictures take about twenty minutes on two cores.

  PYTHON  the interpreter that has apps/web/artwork/requirements.txt; python3 by default
  MPFB2   the folder of the body data`,
  {},
);
await renderPictures(positionals);
await import('./grain.ts');
await import('./brand.ts');
await import('./share.ts');
