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

interface ToggleProps {
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  /** The id of the text. */
  controls: string;
}

function Toggle({ isExpanded, onExpandedChange, controls }: ToggleProps) {
  const { less, more } = useMessages();
  const press = ({ currentTarget }: MouseEvent) => {
    flushSync(() => onExpandedChange(!isExpanded));
    // After collapsing a long text the button would be out of view.
    if (isExpanded) currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <span className={styles.line}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded}
        aria-controls={controls}
        onClick={press}
      >
        {isExpanded ? less : more}
      </button>
    </span>
  );
}

interface FoldProps extends Omit<TruncatedTextProps, 'id' | 'as' | 'maxLines'> {
  id: string;
}

function ShortenedText({ children, ...root }: FoldProps) {
  const [isExpanded, setExpanded] = useState(false);
  const start = truncate(children);
  return (
    <>
      <span {...root} className={styles.text}>
        {start === null || isExpanded ? children : `${start}…`}
      </span>
      {start !== null && (
        <Toggle isExpanded={isExpanded} onExpandedChange={setExpanded} controls={root.id} />
      )}
    </>
  );
}

type ClampedTextProps = FoldProps & Required<Pick<TruncatedTextProps, 'maxLines' | 'as'>>;

function ClampedText({ children, maxLines, as: Element, ...root }: ClampedTextProps) {
  const [isExpanded, setExpanded] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const isClamped = useClamped(text, !isExpanded);
  return (
    <>
      <Element
        {...root}
        ref={text}
        className={isExpanded ? styles.lines : styles.clamped}
        style={assignInlineVars({ [styles.maxLines]: `${maxLines}` })}
        dir="auto"
        // The browser's search scrolls to a match among the hidden lines.
        onScroll={() => setExpanded(true)}
      >
        {children}
      </Element>
      {(isClamped || isExpanded) && (
        <Toggle isExpanded={isExpanded} onExpandedChange={setExpanded} controls={root.id} />
      )}
    </>
  );
}

/** A text of unknown length, collapsed with a button to expand it. */
export function TruncatedText({ id, maxLines, as = 'p', ...text }: TruncatedTextProps) {
  const ownId = useId();
  const root = { ...text, id: id ?? ownId };
  // A key, so that another text starts collapsed and is measured again.
  return maxLines === undefined ? (
    <ShortenedText key={text.children} {...root} />
  ) : (
    <ClampedText key={text.children} {...root} maxLines={maxLines} as={as} />
  );
}
