import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { accountTexts } from './texts.ts';

/** 전화번호 변경, which only says where that is done (docs/product.md#routes). */
export function PhoneChange() {
  const { alert } = useAlert();
  return (
    <Button variant="secondary" isFullWidth onPress={() => void alert(accountTexts.phoneAtDesk)}>
      {accountTexts.changePhone}
    </Button>
  );
}
