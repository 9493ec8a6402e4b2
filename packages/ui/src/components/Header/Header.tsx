import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './Header.css.ts';
import { useDismiss } from './use-dismiss.ts';

/** A link of the menu. */
export interface MenuItem {
  label: string;
  href: string;
  /** `page` for the current page, `ancestor` for the entry that the current page is below. */
  current?: 'page' | 'ancestor' | undefined;
}

/** The props of a Header. */
export interface HeaderProps {
  /** The name of the studio as a link to the home page, after a decorative mark. */
  brand: { name: string; href: string; mark?: ReactNode };
  menu: readonly MenuItem[];
  /** The signed-in user. */
  user: { nickname: string } | null;
  onLogout: () => void;
  signInHref: string;
  signUpHref: string;
}

/** The header of every page: brand, menu and user; on phones a button opens the menu. */
export function Header({ brand, menu, user, onLogout, signInHref, signUpHref }: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(isOpen, root, toggle, close);

  const logout = () => {
    close();
    onLogout();
  };

  // One tree for both widths, so that screen readers find nothing twice.
  return (
    <header ref={root} className={styles.header}>
      <div className={styles.inner}>
        <Anchor className={styles.brand} href={brand.href} onClick={close}>
          {brand.mark && <span aria-hidden="true">{brand.mark}</span>}
          {brand.name}
        </Anchor>
        {user ? (
          <p className={styles.welcome}>{`${user.nickname}님 환영합니다`}</p>
        ) : (
          <Anchor className={styles.action} href={signInHref} onClick={close}>
            로그인
          </Anchor>
        )}
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          메뉴
        </button>
        <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
          <nav className={styles.nav} aria-label="주 메뉴">
            <ul role="list" className={styles.list}>
              {menu.map(({ label, href, current }) => (
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
          {user ? (
            <button type="button" className={styles.strongAction} onClick={logout}>
              로그아웃
            </button>
          ) : (
            <Anchor className={styles.strongAction} href={signUpHref} onClick={close}>
              회원가입
            </Anchor>
          )}
        </div>
      </div>
    </header>
  );
}
