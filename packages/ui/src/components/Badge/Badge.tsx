import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { tones } from './Badge.css.ts';

/** The props of a Badge. */
export interface BadgeProps extends RootProps {
  /** Supports the meaning of the text. */
  tone?: keyof typeof tones | undefined;
  /** One or two short words. */
  children: ReactNode;
}

/** A short status of something; never interactive. */
export function Badge({ tone = 'neutral', children, ...root }: BadgeProps) {
  return (
    <span {...root} className={tones[tone]}>
      {children}
    </span>
  );
}
