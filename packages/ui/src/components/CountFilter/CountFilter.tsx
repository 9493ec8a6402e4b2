import type { RootProps } from '../../internal/element-props.ts';
import * as styles from './CountFilter.css.ts';

/** A choice of a CountFilter. */
export interface CountFilterItem<Id extends string = string> {
  id: Id;
  label: string;
  /** How many there are, with their unit; null while it is unknown. */
  count: string | null;
}

/** The props of a CountFilter. */
export interface CountFilterProps<Id extends string = string> extends RootProps {
  /** The accessible name of the group. */
  label: string;
  /** The choices; the first shows everything. */
  items: readonly CountFilterItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Filters a list by one of a few conditions, each with the number that it would show. */
export function CountFilter<Id extends string = string>(props: CountFilterProps<Id>) {
  const { label, items, value, onChange, ...root } = props;
  return (
    <div {...root} role="group" aria-label={label} className={styles.group}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={styles.choice}
          aria-pressed={item.id === value}
          onClick={() => onChange(item.id)}
        >
          <span className={styles.label}>{item.label}</span>{' '}
          <span className={styles.count}>{item.count ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}
