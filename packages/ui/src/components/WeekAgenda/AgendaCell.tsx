import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMessages } from '../../internal/messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './WeekAgenda.css.ts';

/** What takes place in an hour. */
export interface WeekAgendaItem {
  id: string | number;
  /** The local time at which it begins, `YYYY-MM-DDTHH:mm`. */
  time: string;
  title: string;
  /** Replaces the title for screen readers, for example by names that do not fit. */
  description?: string | undefined;
  /** `outlined` for one that nobody has reserved. */
  variant?: 'filled' | 'outlined';
  /** For one that is over. */
  isMuted?: boolean;
}

interface AgendaCellProps {
  time: string;
  weekday: string;
  items: readonly WeekAgendaItem[];
  /** The current minute of the hour; null in every other hour. */
  nowMinute: number | null;
  isToday: boolean;
  /** The one cell that Tab reaches. */
  isFocusable: boolean;
  isDisabled: boolean;
  /** The end of the name of an hour without items. */
  description: string | undefined;
  onFocus: () => void;
  onPress: () => void;
}

function Item({ time, title, description, variant = 'filled', isMuted }: WeekAgendaItem) {
  return (
    <span className={styles.item({ variant, isMuted })}>
      <time className={styles.time} dateTime={time}>
        {time.slice(11, 16)}
      </time>{' '}
      <span aria-hidden={description !== undefined || undefined}>{title}</span>
      {description !== undefined && <VisuallyHidden>{description}</VisuallyHidden>}
    </span>
  );
}

/** An hour of a day: one button, whatever takes place in it. */
export function AgendaCell(props: AgendaCellProps) {
  const { time, weekday, items, nowMinute, isToday, isFocusable, isDisabled, description } = props;
  const messages = useMessages();
  return (
    <div role="gridcell" className={styles.cell({ isToday })}>
      <button
        type="button"
        data-cell={time}
        className={styles.press}
        tabIndex={isFocusable ? 0 : -1}
        aria-disabled={isDisabled || undefined}
        onFocus={props.onFocus}
        onClick={({ currentTarget }) => {
          // Safari does not focus a pressed button, to which a dialog would return the focus.
          currentTarget.focus();
          if (!isDisabled) props.onPress();
        }}
      >
        <VisuallyHidden>
          {`${[weekday, nowMinute !== null && messages.now].filter(Boolean).join(', ')} ${
            items.length === 0 ? [time.slice(11), description].filter(Boolean).join(' ') : ''
          }`}
        </VisuallyHidden>
        {items.length === 0 && !isDisabled && (
          <span aria-hidden="true" className={styles.add}>
            +
          </span>
        )}
        {items.map((item) => (
          <Item key={item.id} {...item} />
        ))}
      </button>
      {nowMinute !== null && (
        <span
          className={styles.now}
          style={assignInlineVars({ [styles.nowAt]: `${(nowMinute / 60) * 100}%` })}
        />
      )}
    </div>
  );
}
