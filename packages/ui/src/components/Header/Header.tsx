import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { close as closeShape, menu as menuShape } from '../../internal/icons/frame-icon-shapes.tsx';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { useFrameMessages } from '../../internal/messages/frame-messages.ts';
import * as styles from './Header.css.ts';
import { useDismiss } from './use-dismiss.ts';

/** A link of the menu. */
export interface HeaderItem {
  label: string;
  href: string;
  /** `page` for the current page, `ancestor` for the entry of a parent of the current page. */
  current?: 'page' | 'ancestor' | undefined;
}

/** A link, or a button for an action. */
export type HeaderAction = { label: string } & (
  | { href: string; onPress?: never }
  | { onPress: () => void; href?: never }
);

/** The props of a Header. */
export interface HeaderProps extends RootProps {
  /** The name as a link to the home page, after a decorative mark; none where the page has the logo. */
  brand?: { name: string; href: string; mark?: ReactNode } | undefined;
  items: readonly HeaderItem[];
  /** One line for the signed-in user, cut where it has no space. */
  greeting?: string | undefined;
  /** Visible beside the brand at every width. */
  action?: HeaderAction | undefined;
  /** The last entry of the menu, with a border. */
  menuAction?: HeaderAction | undefined;
  /** A control of this user beside the greeting, such as a search; its place is kept while it loads. */
  tools?: ReactNode;
  /** Menu and actions may not be the user's: hidden if the device has a session (`knownUserAttribute`). */
  isProvisional?: boolean;
}

interface ActionProps {
  action: HeaderAction;
  className: string;
  /** An additional handler that closes the menu. */
  onPress: () => void;
}

function Action({ action, className, onPress }: ActionProps) {
  if (action.href !== undefined) {
    return (
      <Anchor className={className} href={action.href} onClick={onPress}>
        {action.label}
      </Anchor>
    );
  }
  const press = () => {
    onPress();
    action.onPress();
  };
  return (
    <button type="button" className={className} onClick={press}>
      {action.label}
    </button>
  );
}

/** The header of every page: brand, menu and user; on phones a button opens the menu. */
export function Header({
  brand,
  items,
  greeting,
  action,
  menuAction,
  tools,
  isProvisional = false,
  ...attributes
}: HeaderProps) {
  const messages = useFrameMessages();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(isOpen, root, toggle, close);

  // One DOM tree for all widths, so that screen readers find nothing twice.
  return (
    <header
      {...attributes}
      ref={root}
      className={isProvisional ? `${styles.header} ${styles.provisional}` : styles.header}
    >
      <div className={brand ? styles.inner : `${styles.inner} ${styles.brandless}`}>
        {brand && (
          <Anchor className={styles.brand} href={brand.href} onClick={close}>
            {brand.mark && (
              <span className={styles.mark} aria-hidden="true">
                {brand.mark}
              </span>
            )}
            <span>{brand.name}</span>
          </Anchor>
        )}
        {greeting !== undefined && (
          <span className={styles.welcome}>
            <span className={styles.greeting} title={greeting}>
              {greeting}
            </span>
          </span>
        )}
        {tools && <span className={styles.tools}>{tools}</span>}
        {action && <Action action={action} className={styles.action} onPress={close} />}
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconFrame>{isOpen ? closeShape : menuShape}</IconFrame>
          <span>{messages.menu}</span>
        </button>
        <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
          <nav className={styles.nav} aria-label={messages.mainMenu}>
            <ul role="list" className={styles.list}>
              {items.map(({ label, href, current }) => (
                <li key={href}>
                  <Anchor
                    className={styles.item}
                    href={href}
                    onClick={close}
                    aria-current={current === 'ancestor' ? 'true' : current}
                  >
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {menuAction && (
            <Action action={menuAction} className={styles.strongAction} onPress={close} />
          )}
        </div>
      </div>
    </header>
  );
}
