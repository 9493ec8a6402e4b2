type Listener = (...args: unknown[]) => void;

const listeners = new WeakMap<object, Map<string, Set<Listener>>>();

/** The event API of the SDK. */
export const event = {
  addListener(target: object, type: string, listener: Listener): void {
    const ofTarget = listeners.get(target) ?? new Map<string, Set<Listener>>();
    const ofType = ofTarget.get(type) ?? new Set<Listener>();
    listeners.set(target, ofTarget.set(type, ofType.add(listener)));
  },

  removeListener(target: object, type: string, listener: Listener): void {
    listeners.get(target)?.get(type)?.delete(listener);
  },

  trigger(target: object, type: string, ...args: unknown[]): void {
    for (const listener of listeners.get(target)?.get(type) ?? []) listener(...args);
  },
};
