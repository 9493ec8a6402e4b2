import { type ReactNode, useEffect, useRef } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { CommandField } from './CommandField.tsx';
import * as styles from './CommandMenu.css.ts';

/** The props of a CommandMenuSkeleton. */
export interface CommandMenuSkeletonProps extends RootProps {
  /** Called with false by the close button, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  /** Why the menu cannot be loaded, and what to do. */
  children?: ReactNode;
}

/** The field of a CommandMenu whose script is still loading: what is typed into it is kept. */
export function CommandMenuSkeleton({
  onOpenChange,
  label,
  placeholder,
  value,
  onChange,
  children,
  ...root
}: CommandMenuSkeletonProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div
      className={styles.place}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onOpenChange(false);
      }}
    >
      <div className={styles.panel}>
        <div {...root} role="dialog" aria-modal="true" aria-label={label} className={styles.dialog}>
          <CommandField
            ref={field}
            label={label}
            placeholder={placeholder}
            value={value}
            onChange={onChange}
            onOpenChange={onOpenChange}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Escape' && !nativeEvent.isComposing) onOpenChange(false);
            }}
          />
          <div className={styles.results}>{children}</div>
        </div>
      </div>
    </div>
  );
}
