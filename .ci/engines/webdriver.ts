const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as the driver names it. */
type ElementReference = { [elementKey]: string };

/** A session of a WebDriver server: https://www.w3.org/TR/webdriver2. */
export type WebDriver = ReturnType<typeof sessionAt>;

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts a session of the driver at an address. */
export async function startSession(address: string) {
  const { sessionId, capabilities } = (await send(`${address}/session`, 'POST', {
    capabilities: {},
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  return { ...sessionAt(`${address}/session/${sessionId}`), capabilities };
}

function sessionAt(session: string) {
  const post = (path: string, body: object = {}) => send(`${session}${path}`, 'POST', body);
  const get = (path: string) => send(`${session}${path}`, 'GET');
  const clickElement = (element: ElementReference) => post(`/element/${element[elementKey]}/click`);

  return {
    navigate: (url: string) => post('/url', { url }),
    refresh: () => post('/refresh'),
    url: async () => new URL((await get('/url')) as string),
    setSize: (width: number, height: number) => post('/window/rect', { width, height }),
    screenshot: async () => Buffer.from((await get('/screenshot')) as string, 'base64'),
    /** Runs the text of a script. */
    run: (script: string) => post('/execute/sync', { script, args: [] }),
    /** Runs a function that uses nothing outside itself, and returns its result. */
    evaluate: async <Args extends unknown[], Result>(
      run: (...args: Args) => Result,
      ...args: { [Index in keyof Args]: Args[Index] | ElementReference }
    ) =>
      (await post('/execute/sync', {
        script: `return (${run}).apply(null, arguments)`,
        args,
      })) as Result extends Element | null ? ElementReference | null : Result,
    click: clickElement,
    type: (text: string) =>
      post('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      }),
    end: () => send(session, 'DELETE'),
  };
}
