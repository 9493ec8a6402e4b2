import { defineConfig } from 'vite';

/** The command as one file that needs no other package, so that `npx` can run it from the tarball. */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'src/mocks.ts',
    outDir: 'dist/command',
    target: 'node20',
    minify: false,
    rolldownOptions: { external: ['@fitness/mocks/server'] },
  },
});
