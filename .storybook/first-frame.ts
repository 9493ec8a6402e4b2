import { standardTheme, themes } from '../packages/ui/src/theme/themes.ts';

const rules = Object.entries(themes).map(
  ([name, { colorScheme, tokens }]) =>
    `:root[data-theme='${name}'] { color-scheme: ${colorScheme}; --first-frame: ${tokens.color.surface.page}; }`,
);

/** The head of the canvas, with the background of the theme in the URL before any script or style is loaded. */
export function firstFrame(head = '') {
  return `${head}
<script>
  document.documentElement.dataset.theme =
    /(?:^|;)theme:(\\w+)/.exec(new URLSearchParams(location.search).get('globals'))?.[1] ?? '${standardTheme}';
</script>
<style>
  ${rules.join('\n  ')}
  /* In a cascade layer, so that the theme's own style sheet overrides it. */
  @layer first-frame {
    html { background-color: var(--first-frame); }
  }
  .sb-preparing-story, .sb-preparing-docs { background-color: var(--first-frame); }
</style>`;
}
