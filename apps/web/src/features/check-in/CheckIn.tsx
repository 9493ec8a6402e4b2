import { Button } from '@fitness/ui/Button';
import { Dialog } from '@fitness/ui/Dialog';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';
import * as styles from './CheckIn.css.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { RecentResults } from './RecentResults.tsx';
import { checkInTexts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';

/** The dialog stays open for the next member (docs/product.md#attendance). */
export function CheckIn() {
  const { value, open, close } = useDialogUrl('dialog');
  const checkIn = useCheckIn();
  const resetAndClose = () => {
    checkIn.reset();
    close();
  };
  return (
    <Panel title={checkInTexts.panel}>
      <div className={styles.desk}>
        <p className={styles.description}>{checkInTexts.description}</p>
        <div className={styles.open}>
          <Button isFullWidth onPress={() => open('checkin')}>
            {checkInTexts.open}
          </Button>
        </div>
        <RecentResults results={checkIn.recent} />
      </div>
      <Dialog
        isOpen={value === 'checkin'}
        onOpenChange={resetAndClose}
        title={checkInTexts.title}
        isInUrl
      >
        <CheckInForm {...checkIn} />
      </Dialog>
    </Panel>
  );
}
