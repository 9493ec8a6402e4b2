import '@fitness/ui/styles.css';
import '@fitness/ui/themes/midnight.css';
import { LocaleProvider } from '@fitness/ui/LocaleProvider';
import * as React from 'react';
import { createRoot } from 'react-dom/client';

type Decorator = (Story: React.ComponentType, context: object) => React.ReactNode;
interface Story {
  component?: React.ComponentType<object>;
  args?: object;
  render?: (args: object, context: object) => React.ReactNode;
  decorators?: readonly Decorator[];
  parameters?: { expectedErrors?: readonly string[] };
}

/** Calls back when its content is shown or has thrown. */
class Attempt extends React.Component<{ onEnd: () => void; children: React.ReactNode }> {
  override state = { hasThrown: false };
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override componentDidMount() {
    this.props.onEnd();
  }
  override render() {
    return !this.state.hasThrown && this.props.children;
  }
}

function componentOf(meta: Story, story: Story): React.ComponentType {
  const args = { ...meta.args, ...story.args };
  const context = { args, globals: {}, parameters: {}, viewMode: 'story' };
  const render = story.render ?? meta.render;
  const Shown = () =>
    render ? render(args, context) : meta.component && <meta.component {...args} />;
  const decorators = [...(story.decorators ?? []), ...(meta.decorators ?? [])];
  return decorators.reduce(
    (Inner: React.ComponentType, decorate) => () => decorate(Inner, context),
    Shown,
  );
}

async function show(Shown: React.ComponentType) {
  const root = createRoot(document.getElementById('root')!);
  await new Promise<void>((resolve) =>
    root.render(
      <LocaleProvider>
        <Attempt onEnd={resolve}>
          <Shown />
        </Attempt>
      </LocaleProvider>,
    ),
  );
  root.unmount();
}

// The title says how many there are when all are shown.
let count = 0;
const files = import.meta.glob<Record<string, Story>>('../ui/src/*/*/*.stories.tsx', {
  eager: true,
});
for (const [file, { default: meta = {}, ...stories }] of Object.entries(files)) {
  // PageTransition needs React 19.3.
  if (file.includes('/PageTransition/') && !('ViewTransition' in React)) continue;
  for (const story of Object.values(stories)) {
    if (story.parameters?.expectedErrors) continue;
    await show(componentOf(meta, story));
    count += 1;
  }
}
document.title = String(count);
