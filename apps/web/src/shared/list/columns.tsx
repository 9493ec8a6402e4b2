import { countsDaysOnly, expiryOf } from '@fitness/api-contract/rules';
import { Badge } from '@fitness/ui/Badge';
import { Link } from '@fitness/ui/Link';
import { type TableColumn, TableLines } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { formatCount, formatDate, formatPhone, noValue } from '../format/format.ts';
import { callLink } from '../input/phone.ts';
import { messages } from '../messages.ts';
import { hasPass, type ListedPass } from '../pass/listed-pass.ts';

const texts = messages({
  noPass: '이용권 없음',
  over: '만료',
  usedUp: '0회',
  unlimited: '기간 내 무제한',
});

/** The columns, of which those with these ids can be sorted by. */
export function sortableBy<Row>(
  ids: readonly string[],
  columns: readonly TableColumn<Row>[],
): TableColumn<Row>[] {
  return columns.map((column) => ({ ...column, isSortable: ids.includes(column.id) }));
}

/** The column with a person's name, which labels the row (docs/product.md#labels). */
export function nameColumn<Row>(
  width: number,
  nameOf: (row: Row) => string | null,
): TableColumn<Row> {
  const render = (row: Row) => (
    <TruncatedText maxLines={2} as="span">
      {nameOf(row) ?? noValue}
    </TruncatedText>
  );
  return { id: 'name', width, header: '이름', isRowHeader: true, isPrimary: true, render };
}

/** A column with phone numbers that call; any other text stands as it is. The person's name is in the row's header. */
export function contactColumn<Row>(
  width: number,
  phoneOf: (row: Row) => string | null,
): TableColumn<Row> {
  const render = (row: Row, rowHeaderId: string) => {
    const phone = phoneOf(row);
    const call = callLink(phone);
    if (call === null) return formatPhone(phone);
    return (
      <Link href={call} variant="muted" aria-describedby={rowHeaderId}>
        <Text as="span" wrap="none">
          {formatPhone(phone)}
        </Text>
      </Link>
    );
  };
  return { id: 'ph', width, header: '연락처', render };
}

/** The last day of a pass, highlighted if it is over. */
function PassExpiry({ pass, today }: { pass: ListedPass; today: string }) {
  const isOver = expiryOf(pass, today) === 'over';
  return (
    <Text as="span" wrap="none" color={isOver ? 'danger' : 'default'}>
      <span>{formatDate(pass.expiredDate)}</span>
      {isOver && <VisuallyHidden>{texts.over}</VisuallyHidden>}
    </Text>
  );
}

/** The remaining sessions of a pass, highlighted if there are none; a pass for a period has no number to show. */
function SessionCount({ pass }: { pass: ListedPass }) {
  if (countsDaysOnly(pass)) return <VisuallyHidden>{texts.unlimited}</VisuallyHidden>;
  if (pass.promotionSessionCount === 0) return <Badge tone="danger">{texts.usedUp}</Badge>;
  return <span>{formatCount(pass.promotionSessionCount, '회')}</span>;
}

/** The columns of a row's passes with their remaining sessions and last days on a date in Asia/Seoul. */
export function passColumns<Row>(
  [name, count, expiry]: readonly [number, number, number],
  passesOf: (row: Row) => readonly ListedPass[],
  today: string,
): TableColumn<Row>[] {
  const cell = (render: (pass: ListedPass) => ReactNode) => (row: Row) => (
    <TableLines items={passesOf(row)}>{render}</TableLines>
  );
  // A member without a pass has one row without pass data.
  const nameCell = cell((pass) => (hasPass(pass) ? (pass.promotionName ?? noValue) : texts.noPass));
  const countCell = cell((pass) => hasPass(pass) && <SessionCount pass={pass} />);
  const expiryCell = cell((pass) => hasPass(pass) && <PassExpiry pass={pass} today={today} />);
  return [
    { id: 'promotionName', width: name, header: '이용권', render: nameCell, foldedPlace: 'below' },
    {
      id: 'sessionCount',
      width: count,
      header: '남은 횟수',
      align: 'end',
      render: countCell,
      foldedPlace: 'end',
    },
    {
      id: 'expiredDate',
      width: expiry,
      header: '만료일',
      render: expiryCell,
      foldedPlace: 'belowEnd',
    },
  ];
}
