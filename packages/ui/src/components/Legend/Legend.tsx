import type { ReactNode } from 'react';
import { legend } from './Legend.css.ts';

/** The props of a Legend. */
export interface LegendProps {
  /** The accessible name. */
  label: string;
  items: readonly LegendItem[];
}

/** A sign and what it stands for. */
export interface LegendItem {
  /** As it looks where it is used; hidden from screen readers, to whom the places say it. */
  sign: ReactNode;
  label: string;
}

/** What the signs of a calendar or chart stand for. */
export function Legend({ label, items }: LegendProps) {
  return (
    <ul role="list" aria-label={label} className={legend}>
      {items.map((item) => (
        <li key={item.label}>
          <span aria-hidden="true">{item.sign}</span>
          {item.label}
        </li>
      ))}
    </ul>
  );
}
