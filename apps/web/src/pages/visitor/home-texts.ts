import { messages } from '../../lib/messages.ts';

/** The names of the summaries that no feature has alone (docs/product.md#home). */
export const homeTexts = messages({ master: '오늘의 스튜디오', user: '나의 안내' });
