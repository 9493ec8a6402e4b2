import { javascript } from '@codemirror/lang-javascript';
import { vars } from '@fitness/ui/theme';
import { themes } from '@fitness/ui/theme/themes';
import CodeMirror, { EditorView } from '@uiw/react-codemirror';
import { shownTheme } from '../../theme.ts';

const extensions = [
  EditorView.theme({
    // Its own dark background has too little contrast to the names of properties.
    '&': { backgroundColor: `${vars.color.surface.sunken} !important` },
    // Monospaced fonts may lack Hangul.
    '.cm-scroller': { fontFamily: `ui-monospace, monospace, ${vars.font.text}` },
  }),
  javascript({ jsx: true }),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': '코드' }),
];

/** An editor for JSX. */
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
      theme={themes[shownTheme()].colorScheme}
      extensions={extensions}
      basicSetup={{ foldGutter: false, highlightActiveLine: false, lineNumbers: false }}
    />
  );
}
