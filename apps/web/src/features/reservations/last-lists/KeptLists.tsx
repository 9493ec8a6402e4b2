import { type Kept, KeptItem } from '../../../shared/kept/KeptItem.tsx';
import { keptTexts } from '../../../shared/kept/texts.ts';
import { keptListTexts } from '../texts.ts';
import { deleteLastLists, hasLastLists } from './last-lists-storage.ts';

async function keptLists(userId: string): Promise<Kept> {
  return (await hasLastLists(userId))
    ? { details: keptListTexts.details, question: keptListTexts.question }
    : { details: keptTexts.nothing, question: null };
}

/** The lists of the last time, as a row of 설정. */
export function KeptLists({ userId }: { userId: string }) {
  return (
    <KeptItem
      title={keptListTexts.title}
      confirmLabel={keptListTexts.delete}
      userId={userId}
      read={keptLists}
      remove={deleteLastLists}
    />
  );
}
