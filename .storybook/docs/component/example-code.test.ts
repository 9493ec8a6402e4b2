import { describe, expect, it } from 'vitest';
import { exampleCode } from './example-code.ts';

const source = `import { Switch } from './index.ts';

const meta = { component: Switch } satisfies Meta<typeof Switch>;

/** Shows what is on. */
function Lamp({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(false);

  return <Switch label={label} isSelected={isOn} onChange={setIsOn} />;
}

const names = ['침실', '거실'];

export const Default: Story = { name: '기본', play: async () => {} };
`;

describe('the code of an example', () => {
  it('is the element alone, with the import of its component', () => {
    expect(exampleCode('const Default = () => <Switch label="조명" />;\n', source, 'Switch')).toBe(
      'import { Switch } from \'@fitness/ui/Switch\';\n\n<Switch label="조명" />\n',
    );
  });

  it('has no parts that only tests need', () => {
    const snippet = 'const Default = () => (\n  <Controlled label="조명" onChange={fn()} />\n);\n';
    const code = exampleCode(snippet, source, 'Switch');
    expect(code).toMatch(/^<Switch label="조명" onChange={\(\) => {}} \/>$/m);
    expect(code).not.toContain('Controlled');
  });

  it.each([
    ['<Switch label="조명" data-testid="lamp" />', '<Switch label="조명" />'],
    ['<Switch data-testid={`${lamp}-1`} label="조명" />', '<Switch label="조명" />'],
    [
      "<Switch {...{ 'data-testid': 'lamp', label: '조명' }} />",
      "<Switch {...{ label: '조명' }} />",
    ],
  ])('has no test id: %j', (element, copied) => {
    const code = exampleCode(`const Default = () => ${element};\n`, source, 'Switch');
    expect(code.split('\n\n').at(-1)).toBe(`${copied}\n`);
  });

  it('has the declarations that it uses, and their imports', () => {
    const code = exampleCode('const Default = () => <Lamp label={names[0]} />;', source, 'Switch');
    expect(code.split('\n\n').map((part) => part.split('\n').at(0))).toEqual([
      "import { Switch } from '@fitness/ui/Switch';",
      '/** Shows what is on. */',
      '  return <Switch label={label} isSelected={isOn} onChange={setIsOn} />;',
      "const names = ['침실', '거실'];",
      '<Lamp label={names[0]} />',
    ]);
    expect(code).toContain("import { useState } from 'react';");
  });
});
