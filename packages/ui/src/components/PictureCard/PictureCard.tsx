import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { pressTarget } from '../../internal/press-target.css.ts';
import { Icon } from '../Icon/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PictureCard.css.ts';

/** The props of a PictureCard. */
export interface PictureCardProps extends RootProps {
  /** An `li` in a list of cards. */
  as?: 'div' | 'li';
  /** Decoration that fades out under the text. */
  picture: PictureFiles;
  /** Visible when the page opens. */
  isFirst?: boolean;
  title: string;
  /** The most important figure, below the title. */
  detail: string;
  /** The basis of the figure, below it. */
  note?: string;
  text?: string;
  /** The target of the whole card. */
  href?: string;
  /** An action of the card, instead of a link. */
  action?: ReactNode;
}

/** A card with a picture; the whole card is a link, or it ends with an action. */
export function PictureCard({
  as: Card = 'div',
  picture,
  isFirst,
  title,
  detail,
  note,
  text,
  href,
  action,
  ...root
}: PictureCardProps) {
  return (
    <Card {...root} className={styles.card}>
      <div className={styles.picture} aria-hidden="true">
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 30rem, 60vw"
          alt=""
          isFirst={isFirst}
        />
      </div>
      <div className={styles.words}>
        <Stack gap="sm">
          <div>
            <Heading level={2} size="heading">
              {href === undefined ? (
                title
              ) : (
                <Anchor href={href} className={pressTarget}>
                  {title}
                </Anchor>
              )}
            </Heading>
            <Text size="xl" weight="bold" leading="snug">
              {detail}
            </Text>
            {note !== undefined && (
              <Text size="xs" color="muted">
                {note}
              </Text>
            )}
          </div>
          {text !== undefined && (
            <Text size="sm" color="muted" wrap="pretty">
              {text}
            </Text>
          )}
        </Stack>
      </div>
      <div className={styles.end}>
        {action ?? (
          <span className={styles.arrow}>
            <Icon name="arrowRight" />
          </span>
        )}
      </div>
    </Card>
  );
}
