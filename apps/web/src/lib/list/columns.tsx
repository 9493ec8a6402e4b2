import { countsDaysOnly } from '@fitness/api-contract/rules';
import { Link } from '@fitness/ui/Link';
import { type TableColumn, TableLines } from '@fitness/ui/Table';
import { Text } from '@fitness/ui/Text';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import type { ReactNode } from 'react';
import { formatCount, formatDate, formatPhone, noValue } from '../format.ts';
import { callLink } from '../input.ts';
import { messages } from '../messages.ts';
import { hasPass, type ListedPass } from '../pass/listed-pass.ts';

const texts = messages({ noPass: '이용권 없음' });

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
  return { id: 'name', width, header: '이름', isRowHeader: true, render };
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

/** The columns of a row's passes with their remaining sessions and last days. */
export function passColumns<Row>(
  [name, count, expiry]: readonly [number, number, number],
  passesOf: (row: Row) => readonly ListedPass[],
): TableColumn<Row>[] {
  const cell = (render: (pass: ListedPass) => ReactNode) => (row: Row) => (
    <TableLines items={passesOf(row)}>{render}</TableLines>
  );
  // A member without a pass has one row without pass data.
  const nameCell = cell((pass) => (hasPass(pass) ? (pass.promotionName ?? noValue) : texts.noPass));
  // A pass for a period has no number to show.
  const countCell = cell(
    (pass) =>
      hasPass(pass) && !countsDaysOnly(pass) && formatCount(pass.promotionSessionCount, '회'),
  );
  const expiryCell = cell((pass) => hasPass(pass) && formatDate(pass.expiredDate));
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
      isUnwrapped: true,
      render: expiryCell,
      foldedPlace: 'belowEnd',
    },
  ];
}
