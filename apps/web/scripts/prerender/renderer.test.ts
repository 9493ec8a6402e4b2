import { Switch } from '@fitness/ui/Switch';
import { prerenderedHiddenClass } from '@fitness/ui/theme/prerendering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withoutStyleAttributes } from './renderer.ts';

it('hides by a class what the installed react-aria hides by a style attribute', () => {
  const props = { label: '알림', isSelected: false, onChange: () => undefined };
  const html = renderToStaticMarkup(createElement(Switch, props));
  expect(html).toContain(' style="');
  expect(withoutStyleAttributes(html)).toContain(`class="${prerenderedHiddenClass}"`);
});
