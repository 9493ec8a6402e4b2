// Serves a build as its host should.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveFolder } from './hosting/static-server.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, '../dist') },
    port: { type: 'string', default: '4173' },
  },
});

if (!existsSync(join(values.folder, 'index.html'))) {
  console.error(`There is no build in ${values.folder}; pnpm build makes one.`);
  process.exit(1);
}
const { origin } = await serveFolder(values.folder, Number(values.port), console.log);
console.log(origin);
