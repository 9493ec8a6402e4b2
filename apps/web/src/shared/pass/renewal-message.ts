import { studio } from '../../config/studio.ts';
import { dateOf } from '../dates/date-times.ts';
import { cellsText } from '../export/cells.ts';
import { formatDate, formatPhone } from '../format/format.ts';
import { isolated } from '../format/isolated.ts';
import { messageTexts } from './renewal-texts.ts';
import type { ListedPass } from './listed-pass.ts';
import type { ListedMember } from './member-list-text.ts';
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

/** The message to a member about a pass on a date in Asia/Seoul; empty where too little is known. */
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

/** A line for each member with the phone and the message about the first pass, without those of whom too little is known. */
export function renewalMessages(members: readonly ListedMember[], today: string) {
  const lines = members.map(({ nickName, ph, passes }) => [
    formatPhone(ph),
    renewalMessage(nickName, passes[0], today),
  ]);
  return cellsText(lines.filter(([, message]) => message !== ''));
}
