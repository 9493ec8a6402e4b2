import type { RootProps } from '../../internal/element-props.ts';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { search } from '../../internal/icons/search-icon-shape.tsx';
import * as styles from './CommandMenuTrigger.css.ts';

/** The props of a CommandMenuTrigger. */
export interface CommandMenuTriggerProps extends RootProps {
  /** The accessible name, visible in a wide window. */
  label: string;
  /** The keys that open the menu too: as they are shown, and as `aria-keyshortcuts` names them. */
  shortcut?: { label: string; keys: string };
  onPress: () => void;
}

/** The button that opens a CommandMenu: its icon alone where space is scarce. */
export function CommandMenuTrigger({ label, shortcut, onPress, ...root }: CommandMenuTriggerProps) {
  return (
    <button
      {...root}
      type="button"
      className={styles.trigger}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut?.keys}
      onClick={onPress}
    >
      <IconFrame>{search}</IconFrame>
      <span className={styles.triggerLabel}>{label}</span>
      {shortcut && (
        <kbd className={styles.triggerKeys} aria-hidden="true">
          {shortcut.label}
        </kbd>
      )}
    </button>
  );
}
