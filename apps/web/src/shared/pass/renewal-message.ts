import { studio } from '../../config/studio.ts';
import { dateOf } from '../dates/date-times.ts';
import { formatDate } from '../format/format.ts';
import { isolated } from '../format/isolated.ts';
import { messageTexts } from './renewal-texts.ts';
import type { ListedPass } from './listed-pass.ts';
import { hasRunOut } from './renewals.ts';

/** What is known of the end of a pass, in sentences. */
function stateOf(pass: ListedPass, name: string, today: string) {
  const { expiredDate } = pass;
  const count = String(pass.promotionSessionCount);
  if (expiredDate === null)
    return hasRunOut(pass) ? [messageTexts.leftOf({ pass: name, count })] : [];
  const date = formatDate(expiredDate);
  if (dateOf(expiredDate) < today) return [messageTexts.ended({ pass: name, date })];
  const ends = messageTexts.ends({ pass: name, date });
  return hasRunOut(pass) ? [ends, messageTexts.left({ count })] : [ends];
}

/** The text that a message to a member about a pass begins with, on a date in Asia/Seoul; empty where too little is known. */
export function renewalMessage(
  nickName: string | null,
  pass: ListedPass | undefined,
  today: string,
): string {
  if (nickName === null || !pass?.promotionName) return '';
  const sentences = stateOf(pass, isolated(pass.promotionName), today);
  if (sentences.length === 0) return '';
  const greeting = messageTexts.greeting({ studio: studio.name, name: isolated(nickName) });
  return [greeting, ...sentences].join(' ');
}
