import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { vars } from '@fitness/ui/theme';
import { themes } from '@fitness/ui/theme/themes';
import CodeMirror, { EditorView } from '@uiw/react-codemirror';
import { useShownTheme } from '../use-shown-theme.ts';
import { completionsFor } from './completions.ts';

function complete({ state, pos }: CompletionContext) {
  const completions = completionsFor(state.sliceDoc(0, pos));
  return completions && { from: pos - completions.written.length, options: completions.options };
}

// Characters that monospaced fonts lack, such as Hangul, use the theme's font.
const fontFamily = `ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace, ${vars.font.text}`;

const extensions = [
  EditorView.theme({
    // Its own dark background has too little contrast to the names of properties.
    '&': { backgroundColor: `${vars.color.surface.sunken} !important` },
    '.cm-scroller, .cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: `${vars.color.accent.base} !important`,
      color: `${vars.color.text.onAccent} !important`,
    },
  }),
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
