import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { buttonRecipe } from '../../internal/button.css.ts';
import { Icon } from '../Icon/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Display } from '../Display/index.ts';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PictureCard.css.ts';

type Target =
  | {
      /** Where the whole card leads. */
      href: string;
      /** What is there, at the foot; the link is named by the title alone. */
      linkLabel: string;
      action?: never;
    }
  | {
      /** What the card itself offers, instead of a link. */
      action: ReactNode;
      href?: never;
      linkLabel?: never;
    };

/** The props of a PictureCard. */
export type PictureCardProps = Target & {
  /** An `li` in a list of cards. */
  as?: 'div' | 'li';
  /** Decoration that fades out under the text. */
  picture: PictureFiles;
  /** Whether it is in view when the page opens. */
  isFirst?: boolean;
  /** Its place among the others, for the eye only. */
  number?: string;
  title: string;
  /** The level of the title in the outline of the page. */
  level?: 2 | 3 | 4;
  text: string;
  /** What the figure is based on, above it. */
  note?: string;
  /** The figure that decides, at the foot. */
  detail: string;
};

/** A card with a picture, which is a link as a whole or ends with an action of its own. */
export function PictureCard({
  as: Card = 'div',
  picture,
  isFirst,
  number,
  title,
  level = 2,
  text,
  note,
  detail,
  href,
  linkLabel,
  action,
}: PictureCardProps) {
  return (
    <Card className={styles.card}>
      <div className={styles.picture} aria-hidden="true">
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 30rem, 60vw"
          alt=""
          isFirst={isFirst}
        />
      </div>
      {number && (
        <div className={styles.number}>
          <Display size="numeral" aria-hidden>
            {number}
          </Display>
        </div>
      )}
      <Stack gap="xxs">
        <Heading level={level} size="heading">
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} className={styles.link}>
              {title}
            </Anchor>
          )}
        </Heading>
        <div className={styles.text}>
          <Text size="sm" tone="muted" wrap="pretty">
            {text}
          </Text>
        </div>
      </Stack>
      <div className={styles.end}>
        <div>
          {note !== undefined && (
            <Text size="xs" tone="muted">
              {note}
            </Text>
          )}
          <Text size="xl" weight="bold" leading="snug">
            {detail}
          </Text>
        </div>
        {href === undefined ? (
          action
        ) : (
          <span
            className={buttonRecipe({ variant: 'secondary', isFullWidth: true })}
            aria-hidden="true"
          >
            {linkLabel}
            <Icon name="arrowRight" />
          </span>
        )}
      </div>
    </Card>
  );
}
