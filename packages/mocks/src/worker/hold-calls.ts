import type { WorkerWatch } from './worker-watch.ts';

/** Whether the mocks respond to this URL, so that it must not reach the network. */
export type IsMocked = (url: URL) => boolean;

function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal | null) {
  if (!signal) return work;
  return new Promise<Result>((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** Resolves once the worker has started and intercepts the calls of this page. */
async function intercepted(watched: Promise<WorkerWatch>): Promise<void> {
  const watch = await watched;
  while ((await watch.ensure()).status !== 'running') {
    const { promise: stateChange, resolve } = Promise.withResolvers<void>();
    const unsubscribe = watch.subscribe(resolve);
    await stateChange;
    unsubscribe();
  }
}

/** Delays mocked requests and mocked scripts until the worker intercepts them; returns a function that stops this. */
export function holdCalls(watched: Promise<WorkerWatch>, isMocked: IsMocked): () => void {
  const fetchDirectly = globalThis.fetch;
  const fetchIntercepted: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : { url: String(input), signal: null };
    if (isMocked(new URL(request.url, location.href)))
      await unlessAborted(intercepted(watched), init?.signal ?? request.signal);
    return fetchDirectly(input, init);
  };
  globalThis.fetch = fetchIntercepted;

  const append = (parent: Element, node: Node | string): void => {
    const isHeld =
      node instanceof HTMLScriptElement && node.src !== '' && isMocked(new URL(node.src));
    if (isHeld) void intercepted(watched).then(() => Element.prototype.append.call(parent, node));
    else Element.prototype.append.call(parent, node);
  };
  // The elements to which SDKs and their loaders append scripts.
  const parents = [document.head, document.body];
  for (const parent of parents) {
    parent.append = (...nodes) => {
      for (const node of nodes) append(parent, node);
    };
    parent.appendChild = (node) => {
      append(parent, node);
      return node;
    };
  }
  return () => {
    if (globalThis.fetch === fetchIntercepted) globalThis.fetch = fetchDirectly;
    for (const parent of parents)
      for (const name of ['append', 'appendChild']) Reflect.deleteProperty(parent, name);
  };
}
