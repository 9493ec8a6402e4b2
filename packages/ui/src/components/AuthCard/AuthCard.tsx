import { useId, type FormEvent, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Icon } from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import * as styles from './AuthCard.css.ts';

/** The props of an AuthCard. */
export interface AuthCardProps {
  /** The name of the studio as a link to the home page, after a decorative mark. */
  logo: { name: string; href: string; mark?: ReactNode };
  /** The heading of the page and the accessible name of the form. */
  title: string;
  /** Not called while `isPending`. */
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
  /** The error of the whole form, announced when it appears. */
  error?: string;
  submitLabel: string;
  isPending?: boolean;
  /** The link to the other page. */
  footer: ReactNode;
}

/** The card of the sign-in and the sign-up form, at most 44rem wide. */
export function AuthCard({
  logo,
  title,
  onSubmit,
  children,
  error,
  submitLabel,
  isPending = false,
  footer,
}: AuthCardProps) {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Anchor className={styles.logo} href={logo.href}>
          {logo.mark && <span aria-hidden="true">{logo.mark}</span>}
          {logo.name}
        </Anchor>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
      </div>
      <form className={styles.form} aria-labelledby={titleId} onSubmit={submit} noValidate>
        {children}
        {error && (
          <p className={styles.error} role="alert">
            <span className={styles.errorMark}>
              <Icon name="alert" />
            </span>
            {error}
          </p>
        )}
        <div className={styles.submit}>
          <Button type="submit" isFullWidth isPending={isPending}>
            {submitLabel}
          </Button>
        </div>
        <div className={styles.footer}>{footer}</div>
      </form>
    </div>
  );
}
