import type { StrictInputType } from 'storybook/internal/types';
import type { Guide } from '../../../packages/ui/src/internal/guide.ts';

/** A property of a component as its docs page shows it. */
export type Property = {
  name: string;
  description: string;
  isRequired: boolean;
  /** Its allowed values, if there are few. */
  values: readonly string[];
  /** Otherwise the type of its value. */
  kind: string;
  defaultValue: string | undefined;
};

const kinds: Record<string, string> = {
  string: '텍스트',
  number: '숫자',
  boolean: '참 또는 거짓',
  function: '함수',
  array: '목록',
  ReactNode: '텍스트 또는 요소',
};

function kindOf({ type, table }: Pick<StrictInputType, 'type' | 'table'>): string {
  const summary = table?.type?.summary ?? '';
  if (summary.includes('=>')) return '함수';
  if (summary.endsWith('[]')) return '목록';
  return kinds[summary] ?? kinds[type?.name ?? ''] ?? '값';
}

/** Describes a property by its guide and by the type that Storybook reads from the component. */
export function describeProperty(
  name: string,
  { props, options }: Guide,
  argType: Pick<StrictInputType, 'type' | 'table'> = {},
): Property {
  return {
    name,
    description: props[name] ?? '',
    isRequired: argType.type?.required ?? false,
    values: (options?.[name] ?? []).map(String),
    kind: kindOf(argType),
    defaultValue: argType.table?.defaultValue?.summary?.replaceAll("'", ''),
  };
}
