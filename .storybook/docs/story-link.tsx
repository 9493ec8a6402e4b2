import type { AnchorProps } from '@fitness/ui/Link';
import { toId } from 'storybook/internal/csf';

/** The URL of a story or docs page within Storybook. */
export function storyHref({ title, story }: { title: string; story: string }): string {
  const kind = story === '문서' ? 'docs' : 'story';
  return `./?path=/${kind}/${toId(title, story)}`;
}

/** A link that opens in Storybook, not in the frame of the docs page. */
export function StorybookLink({ children, ...props }: AnchorProps) {
  return (
    <a {...props} target="_top">
      {children}
    </a>
  );
}
