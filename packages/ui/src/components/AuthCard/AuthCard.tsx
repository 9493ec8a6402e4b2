import { type ReactNode, type Ref, useId } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Notice } from '../Notice/index.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import * as styles from './AuthCard.css.ts';

/** The props of an AuthCard. */
export interface AuthCardProps extends RootProps {
  /** The name of the site as a link to the home page, after a decorative mark. */
  logo: { name: string; href: string; mark?: ReactNode };
  /** The heading of the page and the accessible name of the form. */
  title: string;
  /** One sentence below the title. */
  lead?: string;
  /** Not called while `isPending`. */
  onSubmit: () => void;
  /** The fields, all of them required and therefore without a mark. */
  children: ReactNode;
  /** The error of the whole form, announced when it appears. */
  error?: string;
  submitLabel: string;
  isPending?: boolean;
  /** The link to sign-up or sign-in. */
  footer: ReactNode;
  /** A link for those who cannot sign in, outside the form. */
  help?: ReactNode;
  /** A dark, wide picture with an object at its end, which is shown beside the form in windows from 48rem. */
  picture?: PictureFiles;
  /** The form. */
  ref?: Ref<HTMLFormElement>;
}

/** The card of the sign-in and the sign-up form, at most 44rem wide; in wide windows a picture stands beside the form. */
export function AuthCard({
  logo,
  title,
  lead,
  onSubmit,
  children,
  error,
  submitLabel,
  isPending = false,
  footer,
  help,
  picture,
  ref,
  ...root
}: AuthCardProps) {
  const titleId = useId();
  return (
    <div {...root} className={styles.background}>
      <div className={picture ? `${styles.card} ${styles.withPicture}` : styles.card}>
        {picture && (
          <div className={styles.art} aria-hidden="true">
            <div className={styles.view}>
              <Picture picture={picture} sizes="75rem" alt="" />
            </div>
          </div>
        )}
        <div className={styles.form}>
          <div className={styles.head}>
            <Anchor className={styles.logo} href={logo.href}>
              {logo.mark && <span aria-hidden="true">{logo.mark}</span>}
              <span>{logo.name}</span>
            </Anchor>
            <h1 id={titleId} className={styles.title}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          <Form
            ref={ref}
            aria-labelledby={titleId}
            gap="md"
            onSubmit={() => {
              if (!isPending) onSubmit();
            }}
          >
            {children}
            {error && (
              <Notice tone="danger" role="alert">
                {error}
              </Notice>
            )}
            <div className={styles.submit}>
              <Button type="submit" isFullWidth isPending={isPending}>
                {submitLabel}
              </Button>
            </div>
            <div className={styles.footer}>{footer}</div>
          </Form>
          {help && <div className={styles.footer}>{help}</div>}
        </div>
      </div>
    </div>
  );
}
