export const hooks = {
  /** In place of a source, the published package exports the file that is built from it, with its types. */
  beforePacking(manifest) {
    for (const [path, target] of Object.entries(manifest.exports ?? {})) {
      if (typeof target !== 'string' || !target.startsWith('./src/')) continue;
      const file = target.replace('./src/', './dist/').replace(/\.tsx?$/, '');
      manifest.exports[path] = { types: `${file}.d.ts`, default: `${file}.js` };
    }
    return manifest;
  },
};
