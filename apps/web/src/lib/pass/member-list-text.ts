import { cellsText } from '../csv.ts';
import { dateOf } from '../date-times.ts';
import { formatPhone } from '../format.ts';
import type { ListedPass } from './listed-pass.ts';
import { copyTexts } from './renewals.ts';

/** A row of a list of members: a member with one or several passes. */
export type ListedMember = {
  nickName: string | null;
  ph: string | null;
  passes: readonly ListedPass[];
};

const { name, phone, pass, sessions, lastDay } = copyTexts;

/** Members as a text to paste into a spreadsheet or a message: a line for each, below the names of the columns. */
export function memberListText(members: readonly ListedMember[]) {
  return cellsText([
    [name, phone, pass, sessions, lastDay],
    ...members.map(({ nickName, ph, passes }) => {
      const each = (textOf: (of: ListedPass) => string) =>
        passes
          .map(textOf)
          .filter((text) => text !== '')
          .join(', ');
      return [
        nickName ?? '',
        ph === null ? '' : formatPhone(ph),
        each(({ promotionName }) => promotionName ?? ''),
        each(({ promotionSessionCount }) => String(promotionSessionCount ?? '')),
        each(({ expiredDate }) => (expiredDate === null ? '' : dateOf(expiredDate))),
      ];
    }),
  ]);
}
