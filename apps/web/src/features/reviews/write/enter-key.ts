export type KeyPress = {
  key: string;
  shiftKey: boolean;
  keyCode: number;
  isComposing: boolean;
  repeat: boolean;
};

/** The key code while an input method handles the key. */
const composing = 229;

/** Enter sends, unless it ends the composition of a syllable or repeats; Shift+Enter is text. */
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
