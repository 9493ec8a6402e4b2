import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { useToast } from '@fitness/ui/Toast';
import { copyText } from '../browser/copy-text.ts';
import { useSingleFlight } from '../use-single-flight.ts';
import { type ListedMember, memberListText } from './member-list-text.ts';
import { copyTexts } from './renewal-texts.ts';

interface CopyListProps<Row> {
  /** All rows of the list, in its order. */
  rows: readonly Row[];
  memberOf: (row: Row) => ListedMember;
  /** How many of what the list has, such as `회원 3명`. */
  count: string;
}

/** Copies the list as it is filtered and sorted (docs/product.md#members). */
export function CopyList<Row>({ rows, memberOf, count }: CopyListProps<Row>) {
  const { showToast } = useToast();
  const { alert } = useAlert();
  const { run, isPending } = useSingleFlight();
  const copy = async () => {
    const isCopied = await copyText(memberListText(rows.map(memberOf)));
    if (isCopied) showToast(copyTexts.copied({ count }));
    else await alert(copyTexts.notCopied, { tone: 'danger' });
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      isDisabled={rows.length === 0}
      isPending={isPending}
      onPress={() => void run(copy)}
    >
      {copyTexts.copy}
    </Button>
  );
}
