import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RootProps } from '../../internal/element-props.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { truncate } from './truncate.ts';
import { useClamped } from './use-clamped.ts';
import * as styles from './TruncatedText.css.ts';

/** The props of a TruncatedText. */
export interface TruncatedTextProps extends RootProps {
  children: string;
  /**
   * Collapses a text by a user, as a paragraph with its line breaks, to this number of lines, of which screen readers read all. Without it a
   * text is shortened from 300 characters on, also where its `id` names or describes something.
   */
  maxLines?: number;
  /** The element of a collapsed text; `span` inside a cell or another text. */
  as?: 'p' | 'span';
}

function FoldedText({
  id,
  maxLines,
  as = 'p',
  children,
  ...root
}: TruncatedTextProps & { id: string }) {
  const { less, more } = useMessages();
  const [isExpanded, setExpanded] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isClamped = useClamped(text, maxLines !== undefined && !isExpanded);
  const start = maxLines === undefined ? truncate(children) : null;
  const Element = maxLines === undefined ? 'span' : as;
  const look =
    maxLines === undefined
      ? { className: styles.text }
      : {
          className: isExpanded ? styles.lines : styles.clamped,
          style: assignInlineVars({ [styles.maxLines]: `${maxLines}` }),
          dir: 'auto',
          // The browser's search scrolls to a match among the hidden lines.
          onScroll: () => setExpanded(true),
        };
  const toggle = ({ currentTarget }: MouseEvent) => {
    flushSync(() => setExpanded(!isExpanded));
    // After collapsing a long text the button would be out of view.
    if (isExpanded) currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Element {...root} {...look} id={id} ref={text}>
        {start === null || isExpanded ? children : `${start}…`}
      </Element>
      {(start !== null || isClamped || isExpanded) && (
        <span className={styles.line}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={toggle}
          >
            {isExpanded ? less : more}
          </button>
        </span>
      )}
    </>
  );
}

/** A text of unknown length, collapsed with a button to expand it. */
export function TruncatedText(props: TruncatedTextProps) {
  const ownId = useId();
  // A key, so that another text starts collapsed and is measured again.
  return <FoldedText key={props.children} {...props} id={props.id ?? ownId} />;
}
