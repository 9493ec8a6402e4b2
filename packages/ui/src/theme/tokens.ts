/**
 * The design tokens with the values of the default theme; colours are hexadecimal, so that their
 * contrast can be computed.
 */
export const tokens = {
  color: {
    surface: { page: '#0b0b0d', card: '#141417', raised: '#1e1e23', sunken: '#060607' },
    text: {
      default: '#f5f5f6',
      muted: '#b6b6bf',
      onAccent: '#ffffff',
      accent: '#ff7377',
      sunday: '#ff8a8e',
      saturday: '#86b9ff',
    },
    /** `control` is for the borders of controls (3:1 on every surface), `subtle` for separators. */
    line: { subtle: '#2c2c33', control: '#7c7c87', focus: '#ffffff' },
    accent: { base: '#d8222d', hover: '#c11a25', pressed: '#a5131d', tint: '#3a1215' },
    success: { surface: '#0f261a', text: '#82d9a5', line: '#3f9464' },
    warning: { surface: '#2a210c', text: '#f0c969', line: '#a07d20' },
    danger: { surface: '#301316', text: '#ff9ea1', line: '#c5565b' },
    info: { surface: '#0f2031', text: '#90c6ff', line: '#4682bd' },
    neutral: { surface: '#26262c', text: '#d7d7dd', line: '#7c7c87' },
    /** Text and marks on a picture, which is dark in every theme. */
    overPicture: { surface: '#0b0b0d', text: '#f5f5f6', accent: '#ff7377' },
    /** The series of charts. */
    series: { 0: '#f5f5f6', 1: '#b6b6bf', 2: '#7c7c87', 3: '#9a9aa6' },
    scrim: '#000000b8',
  },
  font: {
    text: "'Studio Text', 'Pretendard Variable', Pretendard, 'Studio Text Apple', 'Studio Text Noto', 'Studio Text Malgun', 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', 'Studio Text Blank', sans-serif",
    display:
      "'Studio Display', 'Studio Display Impact', 'Studio Display Narrow', 'Studio Text', 'Pretendard Variable', sans-serif",
  },
  fontSize: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    heading: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)',
    title: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)',
    display: 'clamp(2.75rem, 1.6rem + 5.6vw, 6.5rem)',
  },
  fontWeight: { regular: '400', medium: '500', bold: '700', heavy: '800' },
  lineHeight: { tight: '1.12', snug: '1.35', text: '1.6' },
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    huge: '4rem',
    vast: '6rem',
  },
  radius: { sm: '0.375rem', md: '0.625rem', lg: '1rem', full: '999px' },
  /** `target` is the minimum side of a touch target, `cell` that of a calendar day. */
  size: {
    target: '2.75rem',
    control: '3rem',
    cell: '2.5rem',
    header: '4rem',
  },
  /** The widths of columns, fields and lines of text. */
  width: {
    xs: '5.25rem',
    sm: '9.5rem',
    md: '14rem',
    lg: '18rem',
    xl: '22rem',
    dialog: '32rem',
    reading: '44rem',
    content: '72rem',
  },
  shadow: { raised: '0 0.5rem 1.5rem #00000066', overlay: '0 1.5rem 4rem #000000a6' },
  motion: { fast: '120ms', base: '220ms', easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  layer: { header: '10', fixedAction: '20', overlay: '30', toast: '40' },
} as const;

type Values<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Values<Tree[Key]>;
};

/** A value for each token. */
export type Tokens = Values<typeof tokens>;
