type Parameter<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameter<Rest>
  : never;

/** One text per exact count (`=0`) and one for all others, as in ICU's message format; Korean has no other plural. */
type PluralTexts = { readonly other: string; readonly [count: `=${number}`]: string };

type Formatter<Name extends string> = (parameters: Record<Name, string | number>) => string;

type PluralFormatter<Name extends string> = (
  parameters: { count: number } & Record<Exclude<Name, 'count'>, string | number>,
) => string;

type Message<Source> = Source extends string
  ? [Parameter<Source>] extends [never]
    ? Source
    : Formatter<Parameter<Source>>
  : Source extends PluralTexts
    ? PluralFormatter<Parameter<Source[keyof Source] & string>>
    : never;

type Catalogue = Readonly<Record<string, string | PluralTexts>>;

const fill = (text: string, parameters: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));

function messageOf(source: string | PluralTexts) {
  if (typeof source !== 'string')
    return (parameters: { count: number }) =>
      fill(source[`=${parameters.count}`] ?? source.other, parameters);
  if (!source.includes('{')) return source;
  return (parameters: Record<string, string | number>) => fill(source, parameters);
}

/**
 * Creates a message catalogue from plain data: a text stays a string, a text with `{name}` placeholders becomes a function of the
 * named parameters, and plural texts become a function whose `count` selects the text.
 */
export function messages<const Source extends Catalogue>(
  source: Source,
): { readonly [Key in keyof Source]: Message<Source[Key]> } {
  const entries = Object.entries(source).map(([key, value]) => [key, messageOf(value)]);
  return Object.fromEntries(entries) as { [Key in keyof Source]: Message<Source[Key]> };
}
