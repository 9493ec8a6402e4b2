import { memo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMessages } from '../../internal/messages/messages.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { announcedRest } from './length.ts';
import * as styles from './TextArea.css.ts';

function Count({ length, maxLength }: { length: number; maxLength: number }) {
  const { charactersLeft } = useMessages();
  const { locale } = useLocale();
  const format = (count: number) => count.toLocaleString(locale);
  const rest = announcedRest(length, maxLength);
  return (
    <>
      <span className={length > maxLength ? styles.tooLong : styles.count}>
        {`${format(length)} / ${format(maxLength)}`}
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {rest === null ? '' : charactersLeft(format(rest))}
      </span>
    </>
  );
}

/** The number of characters and the limit; near the limit the remaining number is announced a few times. */
export const CharacterCount = memo(Count);
