import { guides } from '../component/guides.ts';

export type Completions = {
  /** The part of the word that is already written. */
  written: string;
  options: { label: string; detail?: string; info?: string; apply?: string }[];
};

const components = [...guides].map(([label, { aliases, purpose }]) => ({
  label,
  detail: aliases[0],
  info: purpose,
}));

/** What can follow the text before the cursor: a component, one of its properties, or a value of the property. */
export function completionsFor(before: string): Completions | null {
  const tag = /<([A-Z]\w*|)$/.exec(before);
  if (tag) return { written: tag[1] ?? '', options: components };
  const [, component = '', attributes = ''] = /<([A-Z]\w*)(\s[^<]*)$/.exec(before) ?? [];
  const guide = guides.get(component);
  if (!guide) return null;
  const value = /\s([\w-]+)="([^"]*)$/.exec(attributes);
  if (value) {
    const values = guide.options?.[value[1] ?? ''] ?? [];
    return { written: value[2] ?? '', options: values.map((label) => ({ label: String(label) })) };
  }
  const property = /\s([\w-]*)$/.exec(attributes);
  return (
    property && {
      written: property[1] ?? '',
      options: Object.entries(guide.props).map(([label, info]) => ({
        label,
        info,
        ...(guide.options?.[label] && { apply: `${label}="` }),
      })),
    }
  );
}
