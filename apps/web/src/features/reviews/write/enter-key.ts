/** The key code while an input method handles the key. */
const composing = 229;

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'keyCode' | 'isComposing' | 'repeat'>;

/** Enter sends, unless it ends the composition of a syllable or repeats; Shift+Enter is text. */
export function enterKeyAction(press: KeyPress): 'send' | 'nothing' | 'text' {
  if (press.key !== 'Enter' || press.shiftKey) return 'text';
  const isComposing = press.isComposing || press.keyCode === composing;
  return isComposing || press.repeat ? 'nothing' : 'send';
}
