import { createElement, type JSX, type ReactNode } from 'react';
import type { ElementProps } from './element-props.ts';

/** Creates an element by its name, with the non-empty classes. Its type is one that React 18 renders too. */
export function element(
  name: string,
  classes: readonly (string | false | undefined)[],
  attributes: ElementProps,
  children: ReactNode,
): JSX.Element {
  // Safari needs the role for a list without bullets.
  const role = name === 'ul' || name === 'ol' ? 'list' : undefined;
  const className = classes.filter(Boolean).join(' ') || undefined;
  return createElement(name, { role, ...attributes, className }, children);
}
