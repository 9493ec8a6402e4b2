import type { AnchorProps } from '@fitness/ui/Link';
import { standardTheme } from '@fitness/ui/theme/themes';
import { toId } from 'storybook/internal/csf';
import { useShownTheme } from './use-shown-theme.ts';

/** The URL of a story or docs page within Storybook. */
export function storyHref({ title, story }: { title: string; story: string }): string {
  const kind = story === '문서' ? 'docs' : 'story';
  return `./?path=/${kind}/${toId(title, story)}`;
}

/** A link that opens in Storybook, not in the frame of the docs page, in the theme of this page. */
export function StorybookLink({ children, href, ...props }: AnchorProps) {
  const theme = useShownTheme();
  const globals = theme === standardTheme ? '' : `&globals=theme:${theme}`;
  return (
    <a {...props} href={`${href}${globals}`} target="_top">
      {children}
    </a>
  );
}
