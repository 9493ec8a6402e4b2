import { Button } from '@fitness/ui/Button';
import * as styles from './ActionBar.css.ts';
import { useDisabledReason } from './use-disabled-reason.tsx';

export interface ActionBarProps {
  /** What is selected; null while nothing is. */
  choice: { name: string; price?: string; note?: string } | null;
  placeholder: string;
  actionLabel: string;
  onAction: () => unknown;
  isPending?: boolean;
}

/** The selection and the next step, at the lower edge of the screen. */
export function ActionBar({
  choice,
  placeholder,
  actionLabel,
  onAction,
  isPending,
}: ActionBarProps) {
  const disabledReason = useDisabledReason();
  const button = (
    <Button isPending={isPending} disabledReason={disabledReason} onPress={() => void onAction()}>
      {actionLabel}
    </Button>
  );
  if (disabledReason) return <div className={styles.disabledBar}>{button}</div>;
  return (
    <div className={styles.bar}>
      <div className={styles.choice}>
        {choice === null ? (
          <p className={styles.note}>{placeholder}</p>
        ) : (
          <>
            <p className={styles.text}>
              <span className={styles.name}>{choice.name}</span>{' '}
              {choice.price && <span className={styles.price}>{choice.price}</span>}
            </p>
            {choice.note && <p className={styles.note}>{choice.note}</p>}
          </>
        )}
      </div>
      {button}
    </div>
  );
}
