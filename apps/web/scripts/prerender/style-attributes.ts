import { prerenderedHiddenClass } from '@fitness/ui/theme/prerendering';

/** The style attribute of `VisuallyHidden` of react-aria 3.53.1, which the security policy blocks; our class has the same styles. */
const hidden = /style="border:0;clip:rect\(0 0 0 0\)[^"]*"/g;

/** The HTML without style attributes; throws for one without a replacement. */
export function withoutStyleAttributes(html: string): string {
  const result = html.replaceAll(hidden, `class="${prerenderedHiddenClass}"`);
  const [left] = result.match(/\sstyle="[^"]*"/) ?? [];
  if (left)
    throw new Error(
      `The prerendered HTML has a style attribute, unlike with react-aria 3.53.1:${left}`,
    );
  return result;
}
