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
    // Folding pulls the button up, out of view if the text was long.
    if (!isFolded) button.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div>
      <p
        id={id}
        ref={text}
        className={isFolded ? styles.folded : styles.text}
        dir="auto"
        // The browser scrolls to a word that it finds among the hidden lines.
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

/** What a user wrote, with its line breaks; a button unfolds the lines after the sixth. */
export function ClampedText({ children }: ClampedTextProps) {
  // Another text starts folded and is measured anew.
  return <Foldable key={children}>{children}</Foldable>;
}
