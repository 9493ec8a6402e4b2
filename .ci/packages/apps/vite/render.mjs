import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';

// Without NODE_ENV, React reports faults of what it renders to the console.
console.error = (...report) => {
  throw new Error(format(...report));
};
const { html } = await import('./dist-server/server.js');

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync(
  'dist/index.html',
  page.replace('<!--app-->', () => html),
);
