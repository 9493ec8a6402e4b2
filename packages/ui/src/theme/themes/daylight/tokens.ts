import { tokens as base, type Tokens } from '../../tokens.ts';

/** A light brand: paper and violet, a serif for headlines, nearly square corners. */
export const tokens: Tokens = {
  ...base,
  color: {
    surface: { page: '#f6f4ef', card: '#ffffff', raised: '#efecf6', sunken: '#fdfcfa' },
    text: {
      default: '#1a1820',
      muted: '#575362',
      onAccent: '#ffffff',
      accent: '#6131c2',
      sunday: '#b3261e',
      saturday: '#1d5bb8',
    },
    line: { subtle: '#dedae6', control: '#7d788a', focus: '#14121a' },
    accent: { base: '#7440d6', hover: '#6535c0', pressed: '#552aa6', tint: '#ece4fb' },
    success: { surface: '#e2f3e8', text: '#14663a', line: '#3a8a5c' },
    warning: { surface: '#fbf0d2', text: '#74520a', line: '#96700f' },
    danger: { surface: '#fce6e5', text: '#a3201a', line: '#c2443d' },
    info: { surface: '#e1eefb', text: '#17549c', line: '#3a76bd' },
    neutral: { surface: '#e6e3ec', text: '#45414f', line: '#7d788a' },
    overPicture: { surface: '#0b0b0d', text: '#f5f5f6', accent: '#c9b3ff' },
    series: { 0: '#1a1820', 1: '#575362', 2: '#7d788a', 3: '#6d6878' },
    scrim: '#1a182099',
  },
  font: {
    text: "'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', system-ui, sans-serif",
    display:
      "'Nanum Myeongjo', AppleMyungjo, 'Noto Serif KR', 'Noto Serif CJK KR', Batang, Georgia, serif",
  },
  fontSize: {
    ...base.fontSize,
    title: 'clamp(1.875rem, 1.5rem + 1.8vw, 2.875rem)',
    display: 'clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem)',
  },
  fontWeight: { regular: '400', medium: '500', bold: '600', heavy: '700' },
  lineHeight: { ...base.lineHeight, tight: '1.2' },
  radius: { ...base.radius, sm: '0.125rem', md: '0.1875rem', lg: '0.375rem' },
  shadow: { raised: '0 0.25rem 1rem #1a18201f', overlay: '0 1rem 3rem #1a182040' },
};
