/** What of a key press decides whether it sends. */
export type KeyPress = {
  key: string;
  shiftKey: boolean;
  keyCode: number;
  isComposing: boolean;
  repeat: boolean;
};

/** The key code that browsers give while an input method has the key. */
const composing = 229;

/**
 * What a key does in the text area: Enter sends, Shift+Enter and every other key are the text's own. Enter that only
 * finishes a Korean syllable does neither, and one that is held down sends once.
 */
export function enterKeyAction({
  key,
  shiftKey,
  keyCode,
  isComposing,
  repeat,
}: KeyPress): 'send' | 'nothing' | 'text' {
  if (key !== 'Enter' || shiftKey) return 'text';
  return isComposing || keyCode === composing || repeat ? 'nothing' : 'send';
}
