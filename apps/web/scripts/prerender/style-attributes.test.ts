import { Switch } from '@fitness/ui/Switch';
import { prerenderedHiddenClass } from '@fitness/ui/theme/prerendering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withoutStyleAttributes } from './style-attributes.ts';

const html = renderToStaticMarkup(
  createElement(Switch, { label: '알림', isSelected: false, onChange: () => undefined }),
);

it('hides by a class what the installed react-aria hides by a style attribute', () => {
  expect(html).toContain(' style="');
  expect(withoutStyleAttributes(html)).toContain(`class="${prerenderedHiddenClass}"`);
});

it('fails where react-aria hides it otherwise, and for other style attributes', () => {
  for (const other of [html.replace('border:0;', 'margin:0;'), '<p style="color:red"></p>'])
    expect(() => withoutStyleAttributes(other)).toThrow('unlike with react-aria 3.53.1: style="');
});
