import { createElement, type FocusEventHandler, type JSX, type ReactNode, useId } from 'react';
import type { ElementProps } from '../../internal/element-props.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { headActions, paddings, panel } from './Panel.css.ts';
import { PanelContent } from './PanelBoundary.tsx';

/** The props of a Panel. */
export interface PanelProps extends ElementProps {
  /** The content, in a column. */
  children: ReactNode;
  /** The heading, which names the section; without it, the panel is only a surface. */
  title?: string;
  /** The level of the heading, by default 2. */
  level?: 2 | 3 | 4;
  /** Details beside the heading, announced when they change. */
  aside?: ReactNode;
  /** Controls of the content beside the heading. */
  actions?: ReactNode;
  /** The element of a panel without a title. */
  as?: 'section' | 'div' | 'li' | 'article';
  /** `compact` is for one of several in a list. */
  padding?: keyof typeof paddings;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
}

/** A surface, usually with a title. */
export function Panel({
  children,
  title,
  level = 2,
  aside,
  actions,
  as = title === undefined ? 'div' : 'section',
  padding = 'roomy',
  ...attributes
}: PanelProps): JSX.Element {
  const titleId = useId();
  const isNamed = title !== undefined;
  return createElement(
    as,
    {
      'aria-labelledby': isNamed ? titleId : undefined,
      ...attributes,
      className: `${panel} ${paddings[padding]}`,
    },
    isNamed && (
      <Inline
        gap="sm"
        rowGap="none"
        align={actions === undefined ? 'baseline' : 'center'}
        justify="between"
      >
        <Heading level={level} size={level === 2 ? 'lg' : 'md'} id={titleId}>
          {title}
        </Heading>
        {aside !== undefined && (
          <Text size="sm" color="muted" aria-live="polite">
            {aside}
          </Text>
        )}
        {actions !== undefined && <div className={headActions}>{actions}</div>}
      </Inline>
    ),
    <PanelContent>{children}</PanelContent>,
  );
}
