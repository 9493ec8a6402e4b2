// As cards the elements lose their table display, and some browsers their meaning with it; written out, the roles stay.
/** The roles of a table's elements, spread onto them. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
