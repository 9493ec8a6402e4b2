import { type Kept, KeptItem } from '../../shared/kept/KeptItem.tsx';
import { keptTexts } from '../../shared/kept/texts.ts';
import { keptDraftTexts } from './texts.ts';
import { emptyDraft, readDraft, storeDraft } from './draft.ts';

async function keptDraft(userId: string): Promise<Kept> {
  const draft = await readDraft(userId);
  if (draft === undefined) return { details: keptTexts.nothing, question: null };
  const count = [...draft.content.trim()].length;
  return {
    details: keptDraftTexts.details({ count }),
    question: keptDraftTexts.question({ count }),
  };
}

/** The user's review that has not been sent, as a row of 설정. */
export function KeptDraft({ userId }: { userId: string }) {
  return (
    <KeptItem
      title={keptDraftTexts.title}
      confirmLabel={keptDraftTexts.delete}
      userId={userId}
      read={keptDraft}
      remove={() => storeDraft(userId, emptyDraft)}
    />
  );
}
