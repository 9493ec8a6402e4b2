import { useEffect, useLayoutEffect as useEffectBeforePaint } from 'react';

/** React's `useLayoutEffect`; on a server `useEffect`, because React 18 warns of the former there. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useEffectBeforePaint;
