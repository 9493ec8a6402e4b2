import type { ReactNode } from 'react';
import { badge, type BadgeVariants } from './Badge.css.ts';

export interface BadgeProps {
  /** The words carry the meaning, the tone only supports it; `accent` marks the brand's own choice. */
  tone?: BadgeVariants['tone'];
  /** One or two short words. */
  children: ReactNode;
  /** A drawing before the words, hidden from screen readers. */
  icon?: ReactNode;
}

/** A short status beside a thing; it is read, never pressed. */
export function Badge({ tone, children, icon }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}
