import { Markdown } from '@storybook/addon-docs/blocks';

const changelogs = import.meta.glob<string>('../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The changelog of each package, that of the components first, its headings below that of the page. */
export function Changelogs() {
  return (
    <div lang="en">
      {Object.entries(changelogs)
        .toReversed()
        .map(([file, text]) => (
          <Markdown key={file}>{text.replaceAll(/^#/gm, '##')}</Markdown>
        ))}
    </div>
  );
}
