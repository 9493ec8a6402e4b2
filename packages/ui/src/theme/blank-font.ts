const unitsPerEm = 2048;
/** The metrics of Pretendard, whose syllables have this width in every weight; its space is narrower in bold texts. */
const metrics = { ascent: 1950, descent: -494, syllable: 1770, space: 514 };

const u16 = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]) => values.flatMap((value) => u16(value >> 16, value));
const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** The advance width of each glyph: that of missing characters, of syllables and of spaces. */
const widths = [0, metrics.syllable, metrics.space];
/** First character, last character, glyph: the space, the compatibility letters and the syllables. */
const groups = [
  [0x20, 0x20, 2],
  [0x3131, 0x318e, 1],
  [0xac00, 0xd7a3, 1],
];
/** The format in which all characters of a group have the same glyph. */
const manyToOne = 13;
const subtable = [
  ...u16(manyToOne, 0),
  ...u32(16 + groups.length * 12, 0, groups.length, ...groups.flat()),
];

/** The tables that browsers demand, in the order of their names. Zeros stand for what nothing reads. */
const tables = {
  'OS/2': zeros(78),
  cmap: [...u16(0, 1, 3, 10), ...u32(12), ...subtable],
  glyf: [0],
  head: [...u32(0x10000, 0, 0, 0x5f0f3cf5), ...u16(0, unitsPerEm), ...zeros(34)],
  hhea: [...u16(1, 0, metrics.ascent, metrics.descent), ...zeros(26), ...u16(widths.length)],
  hmtx: widths.flatMap((width) => u16(width, 0)),
  loca: u16(...zeros(widths.length + 1)),
  maxp: [...u16(1, 0, widths.length), ...zeros(26)],
  name: u16(0, 0, 6),
  post: [...u16(3), ...zeros(30)],
};

/**
 * A font as base64 that shows nothing: Korean text in it takes the place that it will have in Pretendard. The text token names it, as
 * `Studio Text Blank`, after all Korean fonts.
 */
export function blankFont() {
  const entries = Object.entries(tables);
  const directory = u16(1, 0, entries.length, 0, 0, 0);
  const contents: number[] = [];
  for (const [name, table] of entries) {
    const tag = [...name.padEnd(4)].map((letter) => letter.charCodeAt(0));
    const start = 12 + entries.length * 16 + contents.length;
    directory.push(...tag, ...u32(0, start, table.length));
    contents.push(...table, ...zeros(-table.length & 3));
  }
  return btoa(String.fromCharCode(...directory, ...contents));
}
