import type { RootProps } from '../../internal/element-props.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './PasswordStrength.css.ts';

/** A rule that a password has to meet. */
export interface PasswordRule {
  label: string;
  isMet: boolean;
}

/** How hard a password is to guess: 1 is easy, 3 is hard. */
export type StrengthLevel = 1 | 2 | 3;

/** The props of a PasswordStrength. */
export interface PasswordStrengthProps extends RootProps {
  /** The accessible name of the rules. */
  label: string;
  rules: readonly PasswordRule[];
  /** How hard the password is to guess; null while that is unknown, which takes the same space. */
  level: StrengthLevel | null;
  /** The level in words, and what would make the password better; announced when it changes. */
  description?: string | undefined;
}

const levels: readonly StrengthLevel[] = [1, 2, 3];

/** The rules for a new password, each met or not yet, and how hard it is to guess. */
export function PasswordStrength({
  label,
  rules,
  level,
  description,
  ...root
}: PasswordStrengthProps) {
  const messages = useMessages();
  return (
    <div {...root} className={styles.root}>
      <ul role="list" aria-label={label} className={styles.rules}>
        {rules.map(({ label: rule, isMet }) => (
          <li key={rule} className={isMet ? styles.met : styles.rule}>
            {isMet ? <Icon name="check" /> : <span className={styles.circle} />}
            <span>{rule}</span>
            <span className={visuallyHidden}>{isMet ? messages.met : messages.unmet}</span>
          </li>
        ))}
      </ul>
      <div className={styles.strength}>
        <span className={styles.meter} aria-hidden="true">
          {levels.map((step) => (
            <span
              key={step}
              className={level !== null && step <= level ? styles.filled[level] : styles.segment}
            />
          ))}
        </span>
        <span role="status" className={styles.description}>
          {description}
        </span>
      </div>
    </div>
  );
}
