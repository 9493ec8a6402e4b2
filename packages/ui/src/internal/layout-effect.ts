import { useEffect, useLayoutEffect as useEffectBeforePaint } from 'react';

/** React's useLayoutEffect; on a server, where React 18 warns of it, an effect that does not run there either. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useEffectBeforePaint;
