import { prerenderedHiddenClass } from '@fitness/ui/theme/prerendering';

/** What `VisuallyHidden` of react-aria 3.53.1 hides by a style attribute, which the security policy blocks: our class does the same. */
const hidden = /style="border:0;clip:rect\(0 0 0 0\)[^"]*"/g;

/** The HTML without style attributes; throws for one that nothing takes the place of. */
export function withoutStyleAttributes(html: string): string {
  const result = html.replaceAll(hidden, `class="${prerenderedHiddenClass}"`);
  const [left] = result.match(/\sstyle="[^"]*"/) ?? [];
  if (left)
    throw new Error(
      `The prerendered HTML has a style attribute, unlike with react-aria 3.53.1:${left}`,
    );
  return result;
}
