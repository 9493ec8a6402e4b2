import { expect, it } from 'vitest';
import { describeProps } from './describe-props.ts';

type Context = Parameters<typeof describeProps>[0];

it('the controls of a component are the props that its guide describes', () => {
  const argTypes = {
    variant: { name: 'variant', type: { name: 'string' }, description: 'The look.' },
    'data-testid': { name: 'data-testid', type: { name: 'string' }, description: 'For tests.' },
  };
  const context = { argTypes, initialArgs: {}, title: '컴포넌트/Button' } as unknown as Context;
  const described = describeProps(context);
  expect(Object.keys(described)).toEqual(['variant']);
  expect(described['variant']?.description).toMatch(/\p{Script=Hangul}/u);
});
