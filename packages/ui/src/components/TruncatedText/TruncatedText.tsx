import { useState } from 'react';
import { truncate } from './truncate.ts';
import * as styles from './TruncatedText.css.ts';

export interface TruncatedTextProps {
  /** The text; from 300 characters on only its first part is shown at first. */
  children: string;
  /** The id of the text without the button, for labels and descriptions that refer to it. */
  id?: string;
}

/** Text of unknown length: a long one is folded behind 더 보기. */
export function TruncatedText({ children, id }: TruncatedTextProps) {
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
            {isExpanded ? '접기' : '더 보기'}
          </button>
        </span>
      )}
    </>
  );
}
