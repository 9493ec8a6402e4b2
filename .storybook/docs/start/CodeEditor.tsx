import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { themes } from '@fitness/ui/theme/themes';
import CodeMirror, { EditorView } from '@uiw/react-codemirror';
import { useShownTheme } from '../use-shown-theme.ts';
import { completionsFor } from './completions.ts';

function complete({ state, pos }: CompletionContext) {
  const completions = completionsFor(state.sliceDoc(0, pos));
  return completions && { from: pos - completions.written.length, options: completions.options };
}

const extensions = [
  javascript({ jsx: true }),
  autocompletion({ override: [complete] }),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': '코드' }),
];

/** An editor for JSX that completes the names of components, properties and values. */
export function CodeEditor({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <CodeMirror
      value={value}
      onChange={onChange}
      theme={themes[useShownTheme()].colorScheme}
      extensions={extensions}
      basicSetup={{
        autocompletion: false,
        foldGutter: false,
        highlightActiveLine: false,
        lineNumbers: false,
      }}
    />
  );
}
