import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../internal/messages/messages.ts';
import { toggle } from '../TruncatedText/TruncatedText.css.ts';
import * as styles from './ClampedText.css.ts';
import { useClamped } from './use-clamped.ts';

/** The props of a ClampedText. */
export interface ClampedTextProps {
  children: string;
}

function Foldable({ children }: ClampedTextProps) {
  const { less, more } = useMessages();
  const [isFolded, setFolded] = useState(true);
  const text = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isClamped = useClamped(text, isFolded);
  const press = () => {
    flushSync(() => setFolded(!isFolded));
    // After collapsing a long text the button would be out of view.
    if (!isFolded) button.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div>
      <p
        id={id}
        ref={text}
        className={isFolded ? styles.folded : styles.text}
        dir="auto"
        // The browser's search scrolls to a match among the hidden lines.
        onScroll={() => setFolded(false)}
      >
        {children}
      </p>
      {(isClamped || !isFolded) && (
        <button
          ref={button}
          type="button"
          className={toggle}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={press}
        >
          {isFolded ? more : less}
        </button>
      )}
    </div>
  );
}

/** Text by a user with its line breaks, collapsed after six lines with a button to expand it. */
export function ClampedText({ children }: ClampedTextProps) {
  // A key, so that another text starts collapsed and is measured again.
  return <Foldable key={children}>{children}</Foldable>;
}
