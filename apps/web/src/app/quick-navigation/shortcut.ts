type Platform = Pick<Navigator, 'platform'> & { userAgentData?: { platform: string } };

/** Whether shortcuts of this device use ⌘. */
export function usesCommandKey(platform: Platform): boolean {
  return /mac|iphone|ipad/i.test(platform.userAgentData?.platform ?? platform.platform);
}

type Keys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/**
 * Whether Ctrl+K or ⌘K was pressed. With a Korean or another layout without Latin letters the place of the key counts, so that K, which
 * types ㅏ, works in both.
 */
export function isShortcut(event: Keys, hasCommandKey: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (altKey || shiftKey || repeat || (hasCommandKey ? ctrlKey : metaKey)) return false;
  if (!(hasCommandKey ? metaKey : ctrlKey)) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}
