import type { ApiClient, RowOf } from '../src/client.ts';

/** Compiled with the package and never run: each line under an expected error must not compile. */
export async function wrongCallsDoNotCompile(api: ApiClient): Promise<void> {
  // @ts-expect-error a path that the contract does not have
  await api.GET('/api/{product}/reviews');
  // @ts-expect-error a method that the path does not have
  await api.DELETE('/api/{product}/review');
  // @ts-expect-error a query has the wrong type
  await api.GET('/api/{product}/classes/reservable', { params: { query: { membershipId: '1' } } });
  // @ts-expect-error a query where the operation takes none
  await api.GET('/api/{product}/review', { params: { query: { page: 1 } } });
  // @ts-expect-error a path parameter is missing
  await api.DELETE('/api/{product}/reservations/{id}');
  // @ts-expect-error the body is missing
  await api.POST('/api/{product}/reservation');
  // @ts-expect-error a field that the body does not have
  await api.POST('/api/{product}/reservation', { body: { classId: 11, membershipId: 1, seat: 3 } });
  // @ts-expect-error the shape of this success response is open, so nothing may be read from it
  void (await api.POST('/api/{product}/reservation', { body: { classId: 11, membershipId: 1 } }))
    .reservationId;
  // @ts-expect-error a field that is no key may be unknown
  void (await api.GET('/api/{product}/review'))[0]?.content.length;
}

/** The right calls compile, and their data have the contract's types. */
export async function rightCallsCompile(api: ApiClient): Promise<void> {
  const { signal } = new AbortController();
  const params = { query: { membershipId: 1 } };
  const classes: { classId: number; classTime: string; maxCustomer: number | null }[] =
    await api.GET('/api/{product}/classes/reservable', { params, signal, timeoutMs: 5_000 });
  const response: { token: string } = await api.POST('/api/auth/signin', {
    body: { username: 'a', password: 'b' },
  });
  const history: RowOf<'/api/{product}/reservation/history'> = {
    reservationId: 1,
    classTime: null,
    classSubject: null,
    trainerName: null,
    status: 'RESERVED',
  };
  void [classes, response, history];
}
