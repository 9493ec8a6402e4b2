import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const webRoot = 'apps/web';
const page = 'virtual:react-alone';
const source = `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.body, createElement('h1'));`;

/** The bytes over the network (brotli) of React and React DOM, bundled as the app bundles them. */
export async function reactAloneBytes(): Promise<number> {
  const result = await build({
    configFile: false,
    root: webRoot,
    logLevel: 'error',
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === page ? `${webRoot}/${page}.js` : undefined),
        load: (id) => (id.endsWith(`${page}.js`) ? source : undefined),
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: page } },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('React alone was not built.');
  return brotliCompressSync(bundle.output[0].code).length;
}
