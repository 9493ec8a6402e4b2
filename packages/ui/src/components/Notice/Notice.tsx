import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/element-props.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Fill } from '../../layout/Inline/index.ts';
import type { Tone } from '../../theme/index.ts';
import { largeIcon, placeholder, sizes, tones } from './Notice.css.ts';

/** The props of a Notice. */
export interface NoticeProps extends Omit<ElementProps, 'ref'> {
  /** One or two sentences. */
  children: ReactNode;
  /** The kind of message, which the text must express too. */
  tone?: Tone;
  /** The place of a message that is not there yet, dashed. */
  isPlaceholder?: boolean;
  /**
   * `lg` is readable from a distance and has the same height in every tone; `xl` is for a whole screen, with the icon above the
   * text.
   */
  size?: keyof typeof sizes;
  /** One Link or Button; below the text if there is no space beside it. */
  action?: ReactNode;
}

const icons: Partial<Record<Tone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

/** A message about the surrounding content; set `role` to announce it when it appears or changes. */
export function Notice({
  children,
  tone = 'neutral',
  isPlaceholder = false,
  size = 'md',
  action,
  ...attributes
}: NoticeProps) {
  const icon = size === 'lg' ? undefined : icons[tone];
  return (
    <div {...attributes} className={`${sizes[size]} ${isPlaceholder ? placeholder : tones[tone]}`}>
      {icon && size === 'md' && <Icon name={icon} />}
      {icon && size === 'xl' && (
        <span className={largeIcon}>
          <Icon name={icon} />
        </span>
      )}
      {size === 'md' && <Fill minimum="sm">{children}</Fill>}
      {size !== 'md' && (typeof children === 'string' ? <span>{children}</span> : children)}
      {action}
    </div>
  );
}
