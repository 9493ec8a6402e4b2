import { Button } from '@fitness/ui/Button';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useDialogUrl } from '../../shared/url/use-dialog-url.ts';
import * as styles from './CheckIn.css.ts';
import { CheckInDialog } from './CheckInDialog.tsx';
import { RecentResults } from './RecentResults.tsx';
import { checkInTexts } from './texts.ts';
import { useCheckIn } from './use-check-in.ts';

/** The front desk: the way to the dialog in which attendance is recorded, and what was recorded last (docs/product.md#attendance). */
export function CheckIn() {
  const { value, open, close } = useDialogUrl('dialog');
  const checkIn = useCheckIn();
  const leave = () => {
    checkIn.leave();
    close();
  };
  return (
    <Panel title={checkInTexts.panel}>
      <div className={styles.desk}>
        <p className={styles.about}>{checkInTexts.about}</p>
        <div className={styles.open}>
          <Button isFullWidth onPress={() => open('checkin')}>
            {checkInTexts.open}
          </Button>
        </div>
        <RecentResults results={checkIn.recent} />
      </div>
      <CheckInDialog isOpen={value === 'checkin'} onClose={leave} checkIn={checkIn} />
    </Panel>
  );
}
