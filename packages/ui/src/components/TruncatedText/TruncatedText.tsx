import { useState } from 'react';
import { useMessages } from '../../internal/messages/messages.ts';
import { truncate } from './truncate.ts';
import * as styles from './TruncatedText.css.ts';

/** The props of a TruncatedText. */
export interface TruncatedTextProps {
  children: string;
  /** The id of the text without the button, for `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** A text of unknown length, collapsed from 300 characters on. */
export function TruncatedText({ children, id }: TruncatedTextProps) {
  const { less, more } = useMessages();
  const [isExpanded, setExpanded] = useState(false);
  const start = truncate(children);
  return (
    <>
      <span id={id} className={styles.text}>
        {start === null || isExpanded ? children : `${start}…`}
      </span>
      {start !== null && (
        <span className={styles.line}>
          <button type="button" className={styles.toggle} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? less : more}
          </button>
        </span>
      )}
    </>
  );
}
