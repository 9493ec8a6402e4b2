import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { components, nameIn } from './components.ts';

/** A control that shows all values, or none where Storybook would ask in English to set one first. */
function controlFor(
  options: readonly unknown[] | undefined,
  value: unknown,
): Pick<StrictInputType, 'options' | 'control'> {
  if (options)
    return { options, control: { type: 'inline-radio', labels: { true: '켬', false: '끔' } } };
  if (typeof value === 'string') return { control: { type: 'text' } };
  return value === undefined ? { control: false } : {};
}

/** Gives the props of a component the Korean descriptions and the options of its guide, and hides those that every element has. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const guide = title.startsWith('컴포넌트/') && components.get(nameIn(title))?.guide;
  if (!guide) return argTypes;
  return Object.fromEntries(
    Object.entries(guide.props).map(([name, description]) => {
      const { table, ...argType } = argTypes[name] ?? { name };
      const type = (argType.type?.raw ?? table?.type?.summary)?.replace(' | undefined', '');
      const options = guide.options?.[name] ?? (type === 'boolean' ? [true, false] : undefined);
      const summary = guide.options?.[name]?.join(' | ') ?? type ?? '';
      return [
        name,
        {
          ...argType,
          description,
          table: { ...table, type: { summary } },
          ...controlFor(options, initialArgs[name]),
        },
      ];
    }),
  );
};
