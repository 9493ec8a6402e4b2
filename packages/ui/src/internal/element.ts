import { createElement, type ReactNode } from 'react';
import type { ElementProps } from './element-props.ts';

/** Creates an element by its name, with the non-empty classes. */
export function element(
  name: string,
  classes: readonly (string | false | undefined)[],
  attributes: ElementProps,
  children: ReactNode,
) {
  // Safari needs the role for a list without bullets.
  const role = name === 'ul' || name === 'ol' ? 'list' : undefined;
  const className = classes.filter(Boolean).join(' ') || undefined;
  return createElement(name, { role, ...attributes, className }, children);
}
