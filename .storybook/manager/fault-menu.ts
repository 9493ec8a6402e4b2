// No JSX: the manager bundles its own React, whose elements differ from those of the JSX runtime.
import { createElement } from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals, useGlobalTypes, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type FaultItem, orderFaults } from './order-faults.ts';

const Item = styled.span({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
});

const lightning = createElement(
  'svg',
  {
    width: 14,
    height: 14,
    viewBox: '0 0 14 14',
    fill: 'none',
    stroke: 'currentColor',
    'aria-hidden': true,
  },
  createElement('path', { d: 'M8 1 3 8h4l-1 5 5-7H7l1-5Z', strokeLinejoin: 'round' }),
);

/** The errors that the toolbar can cause, those that the story's page can meet first. */
function FaultMenu() {
  const [{ fault }, updateGlobals] = useGlobals();
  const items = (useGlobalTypes()['fault']?.['items'] ?? []) as FaultItem[];
  const story = useStorybookApi().getCurrentStoryData();
  const options = orderFaults(items, story?.tags ?? []).map(({ value, title, right }) => ({
    value,
    title,
    children: createElement(Item, null, createElement('span', null, title), right),
  }));
  const select = (value: unknown) => updateGlobals({ fault: value });
  return createElement(
    Select,
    {
      key: story?.id,
      icon: lightning,
      ariaLabel: '일어나는 오류',
      tooltip: '일어나는 오류',
      options,
      defaultOptions: fault === undefined ? [] : [String(fault)],
      showSelectedOptionTitle: true,
      resetLabel: '스토리 그대로',
      onReset: () => select(undefined),
      onSelect: select,
    },
    '오류',
  );
}

/** Adds the menu of errors to the toolbar. */
export function addFaultMenu() {
  addons.add('fitness/faults', {
    type: types.TOOL,
    title: '오류',
    match: ({ viewMode }) => viewMode === 'story',
    render: FaultMenu,
  });
}
