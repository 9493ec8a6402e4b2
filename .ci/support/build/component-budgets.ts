import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { kilobytes } from './budgets.ts';
import { webRoot } from './web-build.ts';

/** What a component alone may load at first, in bytes of script (gzip) without React. */
const componentBudgets: Record<string, { props: string; limit: number; reason: string }> = {
  Button: {
    props: `{ children: '저장', onPress: () => {} }`,
    limit: 2_000,
    reason: 'a native button and its states, without react-aria',
  },
  DateField: {
    props: `{ label: '시작일', today: '2026-11-22' }`,
    limit: 7_000,
    reason: 'a text field and its dates; the calendar is loaded when the field is used',
  },
};

const page = 'virtual:component';

/** The bytes of a page with the component, bundled as an app would bundle it. */
async function bytesOf(component: string, props: string) {
  const source = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ${component} } from '@fitness/ui/${component}';
createRoot(document.body).render(createElement(${component}, ${props}));`;
  const result = await build({
    configFile: false,
    root: webRoot,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'component',
        resolveId: (id) => (id === page ? `${webRoot}/${page}.js` : undefined),
        load: (id) => (id.endsWith(`${page}.js`) ? source : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: page, external: /^react(-dom)?(\/|$)/ },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`${component} was not built.`);
  const chunks = bundle.output.filter((file) => file.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  return [...first].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

/** Prints the bytes of components alone; returns what is over its budget. */
export async function componentProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const [component, { props, limit, reason }] of Object.entries(componentBudgets)) {
    const bytes = await bytesOf(component, props);
    const found = `${component} alone: ${kilobytes(bytes)} of script, gzip (limit ${kilobytes(limit)}: ${reason})`;
    console.log(found);
    if (bytes > limit) problems.push(found);
  }
  return problems;
}
