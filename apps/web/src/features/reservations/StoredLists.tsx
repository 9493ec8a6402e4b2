import { KeptItem } from '../../shared/kept/KeptItem.tsx';
import { keptTexts } from '../../shared/kept/texts.ts';
import { lastListsCache } from '../../shared/session/storage.ts';
import { storedListTexts } from './texts.ts';

/** Signing in deletes the lists of another user. */
async function readStored() {
  return (await caches.has(lastListsCache))
    ? { details: storedListTexts.details, question: storedListTexts.question }
    : { details: keptTexts.nothing, question: null };
}

/** The stored lists, as a row of 설정. */
export function StoredLists({ userId }: { userId: string }) {
  return (
    <KeptItem
      title={storedListTexts.title}
      confirmLabel={storedListTexts.delete}
      userId={userId}
      read={readStored}
      remove={() => caches.delete(lastListsCache)}
    />
  );
}
