import { messages } from '../../shared/messages.ts';

/** Separate from the texts of the home page, which must not load these. */
export const ptPilatesTexts = messages({
  title: 'PT/필라테스',
});
