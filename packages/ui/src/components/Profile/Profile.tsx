import { Bleed } from '../../layout/Bleed/index.ts';
import { Split } from '../../layout/Split/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Display } from '../Display/index.ts';
import { Heading } from '../Heading/index.ts';
import { Picture, type PictureFiles } from '../Picture/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Profile.css.ts';

/** The props of a Profile. */
export interface ProfileProps {
  picture: PictureFiles;
  alt: string;
  /** Whether it is visible when the page opens. */
  isFirst?: boolean;
  /** A decorative number over the name. */
  number?: string;
  name: string;
  /** The person's job, beside the name. */
  role: string;
  /** The person's speciality. */
  lead: string;
  /** Some sentences about the person. */
  text: string;
  /** A list, for example the steps of a career. */
  list: readonly string[];
  /** The accessible name of the list. */
  listLabel: string;
  /** Shows the picture after the text, for every second profile. */
  isReversed?: boolean;
}

/** A person introduced by a large picture, some sentences and a list. */
export function Profile({
  picture,
  alt,
  isFirst,
  number,
  name,
  role,
  lead,
  text,
  list,
  listLabel,
  isReversed,
}: ProfileProps) {
  return (
    <article>
      <Split from="tablet" gap={{ phone: 'lg', tablet: 'xl' }} align="center">
        <div className={isReversed ? styles.last : undefined}>
          <Bleed inline={{ phone: 'md', tablet: 'none' }}>
            <Picture
              picture={picture}
              sizes="(min-width: 72rem) 34rem, (min-width: 48rem) 50vw, 100vw"
              alt={alt}
              isFirst={isFirst}
            />
          </Bleed>
        </div>
        <Stack gap="lg">
          <Stack gap="md">
            <Stack>
              {number !== undefined && (
                <Display color="accent" aria-hidden>
                  {number}
                </Display>
              )}
              <Stack gap="xs">
                <Heading level={2} size="title">
                  {name} <span className={styles.role}>{role}</span>
                </Heading>
                <Text size="xl" weight="bold" leading="text">
                  {lead}
                </Text>
              </Stack>
            </Stack>
            <Text size="lg" color="muted" maxWidth="reading">
              {text}
            </Text>
          </Stack>
          <ul role="list" className={styles.list} aria-label={listLabel}>
            {list.map((entry) => (
              <li key={entry} className={styles.item}>
                {entry}
              </li>
            ))}
          </ul>
        </Stack>
      </Split>
    </article>
  );
}
