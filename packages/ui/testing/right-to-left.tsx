import type { ComponentType } from 'react';

/** Shows a story as in a language from right to left. */
export function rightToLeft(Story: ComponentType) {
  return (
    <div dir="rtl">
      <Story />
    </div>
  );
}
