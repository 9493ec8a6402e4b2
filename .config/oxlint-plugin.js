import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { propNames } from './oxlint-prop-rules.js';
import { noMetaComment, playUses } from './oxlint-story-rules.js';
import { noStyleLiterals } from './oxlint-style-rules.js';
import { translatableTexts } from './oxlint-text-rules.js';

/** Exported functions and components are declarations; arrow functions are for callbacks. */
const exportedDeclarations = {
  create(context) {
    return {
      ExportNamedDeclaration({ declaration }) {
        if (declaration?.type !== 'VariableDeclaration') return;
        for (const { id, init } of declaration.declarations) {
          if (init?.type !== 'ArrowFunctionExpression' || id.typeAnnotation) continue;
          context.report({ node: id, message: `Write \`export function ${id.name}\`.` });
        }
      },
    };
  },
};

/** Every exported declaration has a doc comment. */
const documentedExports = {
  create({ report, sourceCode }) {
    return {
      ExportNamedDeclaration(node) {
        if (!node.declaration) return;
        const comment = sourceCode.getCommentsBefore(node).at(-1);
        if (comment?.type === 'Block' && comment.value.startsWith('*')) return;
        report({ node, message: 'Document the export in one sentence.' });
      },
    };
  },
};

const headings = readFileSync(new URL('../docs/product.md', import.meta.url), 'utf8').matchAll(
  /^## (.+)$/gm,
);
const anchors = new Set(
  Array.from(headings, ([, heading]) =>
    heading.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
  ),
);

/** A link such as `docs/product.md#session` in a comment refers to an existing heading. */
const productCitations = {
  create({ report, sourceCode }) {
    return {
      Program() {
        for (const cited of sourceCode.text.matchAll(/docs\/product\.md#([a-z-]*)/g)) {
          if (anchors.has(cited[1])) continue;
          const start = sourceCode.getLocFromIndex(cited.index);
          const end = sourceCode.getLocFromIndex(cited.index + cited[0].length);
          report({ loc: { start, end }, message: `${cited[0]} does not exist.` });
        }
      },
    };
  },
};

/** Module-level `let` is global state that leaks between tests: each needs a comment that says why it is no store or prop. */
const moduleState = {
  create({ report, sourceCode }) {
    return {
      Program({ body }) {
        for (const node of body) {
          if ((node.declaration ?? node).kind !== 'let') continue;
          const comment = sourceCode.getCommentsBefore(node).at(-1);
          if (comment?.value.includes('Module state')) continue;
          report({ node, message: 'Use a store or a prop, or say why: `Module state, since …`.' });
        }
      },
    };
  },
};

const featureOf = (path) => /\/features\/([^/]+)\//.exec(path)?.[1];

/** A feature imports no other feature: shared code is in `lib`, and pages combine features. */
const noFeatureImports = {
  create({ filename, report }) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const feature = featureOf(pathToFileURL(filename).pathname);
      const imported = featureOf(new URL(source.value, pathToFileURL(filename)).pathname);
      if (feature === undefined || imported === undefined || imported === feature) return;
      const message = `The feature ${feature} imports ${imported}: move what both need to src/lib.`;
      report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {
  meta: { name: 'fitness' },
  rules: {
    'documented-exports': documentedExports,
    'exported-function-declarations': exportedDeclarations,
    'module-state': moduleState,
    'no-feature-imports': noFeatureImports,
    'no-meta-comment': noMetaComment,
    'no-style-literals': noStyleLiterals,
    'play-uses': playUses,
    'product-citations': productCitations,
    'prop-names': propNames,
    'translatable-texts': translatableTexts,
  },
};
