/** A token of the format. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

interface Length {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

const colorPattern = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i;

function match(pattern: RegExp, value: string): string[] {
  const found = pattern.exec(value);
  if (!found) throw new Error(`"${value}" does not match ${pattern}.`);
  return found;
}

function colorValue(value: string) {
  const [, hex = '', alpha] = match(colorPattern, value);
  return {
    colorSpace: 'srgb',
    components: [0, 2, 4].map((at) => share(hex.slice(at, at + 2))),
    ...(alpha && { alpha: share(alpha) }),
    hex: `#${hex}`,
  };
}

const share = (byte: string) => Number((Number.parseInt(byte, 16) / 255).toFixed(4));

function length(value: string): Length {
  const [, size, unit = 'rem'] = match(/^(-?[\d.]+)(px|rem)?$/, value);
  if (unit === 'rem' && !value.endsWith('rem') && Number(size) !== 0)
    throw new Error(`"${value}" has no unit.`);
  return { value: Number(size), unit: unit as Length['unit'] };
}

/** A colour as `#rrggbb` or `#rrggbbaa`. */
export function color(value: string): DesignToken {
  return { $type: 'color', $value: colorValue(value) };
}

/** A length in px or rem. */
export function dimension(value: string): DesignToken {
  return { $type: 'dimension', $value: length(value) };
}

/** A list of font families. */
export function fontFamily(value: string): DesignToken {
  const families = value.split(',').map((family) => family.trim().replaceAll(/^'|'$/g, ''));
  return { $type: 'fontFamily', $value: families };
}

/** A weight from 1 to 1000. */
export function fontWeight(value: string): DesignToken {
  return { $type: 'fontWeight', $value: Number(match(/^\d{1,4}$/, value)[0]) };
}

/** A number without a unit. */
export function number(value: string): DesignToken {
  return { $type: 'number', $value: Number(match(/^-?\d+(\.\d+)?$/, value)[0]) };
}

/** A shadow without spread: two offsets, blur and colour. */
export function shadow(value: string): DesignToken {
  const [offsetX = '', offsetY = '', blur = '', tint = ''] = value.split(' ');
  return {
    $type: 'shadow',
    $value: {
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length('0'),
      color: colorValue(tint),
    },
  };
}

/** A duration or an easing curve. */
export function motion(value: string): DesignToken {
  if (value.startsWith('cubic-bezier')) {
    const [, points = ''] = match(/^cubic-bezier\((.+)\)$/, value);
    return { $type: 'cubicBezier', $value: points.split(',').map(Number) };
  }
  const [, time, unit] = match(/^([\d.]+)(ms|s)$/, value);
  return { $type: 'duration', $value: { value: Number(time), unit } };
}
