import { Icon } from '../Icon/index.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';

/** The props of a Pagination. */
export interface PaginationProps {
  /** The current page, from 1. */
  value: number;
  pageCount: number;
  onChange: (page: number) => void;
}

interface PageButtonsProps extends PaginationProps {
  slots: number;
  className: string;
}

function PageButtons({ value, pageCount, onChange, slots, className }: PageButtonsProps) {
  return (
    <ol className={className}>
      {pageWindow(value, pageCount, slots).map((slot, index) => (
        <li key={slot === 'gap' ? `gap-${index}` : slot}>
          {slot === 'gap' ? (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              type="button"
              className={styles.page}
              aria-current={slot === value ? 'page' : undefined}
              onClick={() => onChange(slot)}
            >
              {slot}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * Buttons to the pages of a list: the first, the last and those around the current one. Plain buttons, which respond faster
 * (docs/decisions/006).
 */
export function Pagination(props: PaginationProps) {
  const { value, pageCount, onChange } = props;
  const messages = useMessages();
  return (
    <nav aria-label={messages.pages} className={styles.root}>
      <button
        type="button"
        className={styles.turn}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <span className={styles.arrow}>
          <Icon name="chevronLeft" />
        </span>
        {messages.previous}
      </button>
      {/* CSS hides one of the two. */}
      <PageButtons {...props} slots={5} className={styles.onPhone} />
      <PageButtons {...props} slots={9} className={styles.onTablet} />
      <button
        type="button"
        className={styles.turn}
        disabled={value >= pageCount}
        onClick={() => onChange(value + 1)}
      >
        {messages.next}
        <span className={styles.arrow}>
          <Icon name="chevronRight" />
        </span>
      </button>
    </nav>
  );
}
