import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const library = fileURLToPath(import.meta.resolve('@fitness/ui/Button'));

/** The library's own stories, of the installed package. */
export default defineConfig({
  base: './',
  plugins: [
    react(),
    {
      name: 'installed-library',
      enforce: 'pre',
      resolveId(id, importer = '') {
        if (id.startsWith('react-aria-components/')) return this.resolve(id, library);
        if (id === 'storybook/test') return resolve('stories/without-plays.ts');
        const file = resolve(importer, '..', id);
        const [, path] = /\/ui\/src\/(?:components\/)?(.+)\/index\.ts$/.exec(file) ?? [];
        return path && this.resolve(`@fitness/ui/${path}`, importer);
      },
    },
  ],
  build: { outDir: 'dist/stories', minify: false, rolldownOptions: { input: 'stories.html' } },
});
