import type { ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { RootProps } from '../../internal/element-props.ts';
import { Icon } from '../Icon/index.ts';
import type { ValueProps } from '../../internal/field/Field.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import { nearestPage, pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';

/** The props of a Pagination. */
export interface PaginationProps extends RootProps, ValueProps<number> {
  /** The current page, from 1; outside of the pages, the nearest one is current. */
  value?: number;
  pageCount: number;
}

interface PageButtonsProps {
  value: number;
  pageCount: number;
  onChange: (page: number) => void;
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

interface TurnButtonProps {
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The button to the next or previous page, which keeps the focus at the last one. */
function TurnButton({ isDisabled, onPress, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/**
 * Buttons to the pages of a list: the first, the last and those around the current one. Plain buttons, which respond faster than
 * those of react-aria.
 */
export function Pagination(props: PaginationProps) {
  const { value, defaultValue = 1, onChange, pageCount, ...root } = props;
  const messages = useMessages();
  const [page, setPage] = useControlledState(value, defaultValue, onChange);
  const last = Math.max(1, pageCount);
  const current = nearestPage(page, last);
  const pages = { value: current, pageCount: last, onChange: setPage };
  return (
    <nav {...root} aria-label={messages.pages} className={styles.root}>
      <TurnButton isDisabled={current === 1} onPress={() => setPage(current - 1)}>
        <span className={styles.arrow}>
          <Icon name="chevronLeft" />
        </span>
        <span>{messages.previous}</span>
      </TurnButton>
      {/* CSS hides one of the two. */}
      <PageButtons {...pages} slots={5} className={styles.onPhone} />
      <PageButtons {...pages} slots={9} className={styles.onTablet} />
      <TurnButton isDisabled={current === last} onPress={() => setPage(current + 1)}>
        <span>{messages.next}</span>
        <span className={styles.arrow}>
          <Icon name="chevronRight" />
        </span>
      </TurnButton>
    </nav>
  );
}
