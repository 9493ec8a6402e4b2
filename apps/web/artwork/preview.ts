// Renders pictures small, to look at while drawing: node apps/web/artwork/preview.ts gym-tall 0.4
import { mkdirSync } from 'node:fs';
import { shotNamed } from './scenes/index.ts';
import { renderPicture } from './renderer/render-picture.ts';

const [name = '', scaled = '0.35'] = process.argv.slice(2);
const folder = new URL('../../../.cache/artwork/', import.meta.url);
mkdirSync(folder, { recursive: true });
const picture = await renderPicture(shotNamed(name), Number(scaled));
await picture.png().toFile(new URL(`${name}.png`, folder).pathname);
