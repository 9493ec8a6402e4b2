import { Button } from 'react-aria-components/Button';
import { Icon } from '../../internal/Icon.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Called with the page that is turned to. */
  onPageChange: (page: number) => void;
}

interface NumbersProps extends PaginationProps {
  slots: number;
  className: string;
}

function Numbers({ page, pageCount, onPageChange, slots, className }: NumbersProps) {
  return (
    <ol className={className}>
      {pageWindow(page, pageCount, slots).map((slot, index) => (
        <li key={slot === 'gap' ? `gap-${index}` : slot}>
          {slot === 'gap' ? (
            <span className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <Button
              className={styles.page}
              aria-current={slot === page ? 'page' : undefined}
              onPress={() => onPageChange(slot)}
            >
              {slot}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Leads through the pages of a list; of many pages it offers the first, the last and those around the current one. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange } = props;
  return (
    <nav aria-label="페이지" className={styles.root}>
      <Button className={styles.turn} isDisabled={page <= 1} onPress={() => onPageChange(page - 1)}>
        <span className={styles.arrow}>
          <Icon name="chevronLeft" />
        </span>
        이전
      </Button>
      {/* Both are in the page, the style sheet shows the one that fits. */}
      <Numbers {...props} slots={5} className={styles.onPhone} />
      <Numbers {...props} slots={9} className={styles.onTablet} />
      <Button
        className={styles.turn}
        isDisabled={page >= pageCount}
        onPress={() => onPageChange(page + 1)}
      >
        다음
        <span className={styles.arrow}>
          <Icon name="chevronRight" />
        </span>
      </Button>
    </nav>
  );
}
