import { useId, type FormEvent, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Icon } from '../../internal/Icon.tsx';
import { Button } from '../Button/index.ts';
import * as styles from './AuthCard.css.ts';

export interface AuthCardProps {
  /** The studio: its name leads home; the mark before it is decoration. */
  logo: { name: string; href: string; mark?: ReactNode };
  /** The page's heading, and the name of the form. */
  title: string;
  /** The form was sent, by the button or by Enter; never while `isPending`. */
  onSubmit: () => void;
  /** The labelled inputs. */
  children: ReactNode;
  /** What went wrong with the whole form; read out when it appears. */
  error?: string;
  submitLabel: string;
  isPending?: boolean;
  /** The link to the other page, with the words before it. */
  footer: ReactNode;
}

/** Signing in and signing up: a centred card of at most 44rem with logo, inputs, one red button and a link. */
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
