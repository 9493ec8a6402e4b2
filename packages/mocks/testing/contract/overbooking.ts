import { newReservation } from '../../src/domain/reservations.ts';
import type { InterceptedRequest, Interceptor } from './interceptor.ts';

/** Reserves a seat without a lock, so that concurrent requests overbook a class. */
export function overbookingInterceptor(): Interceptor {
  const inFlight = new Map<unknown, number>();
  return async (intercepted) => {
    const { operation, body, respond } = intercepted;
    if (operation !== 'createReservation') return respond();
    const others = inFlight.get(body?.['classId']) ?? 0;
    inFlight.set(body?.['classId'], others + 1);
    try {
      const response = await respond();
      const isFull = response.status === 409 && /마감/.test(await response.clone().text());
      return isFull && others > 0 ? overbook(intercepted) : response;
    } finally {
      inFlight.set(body?.['classId'], (inFlight.get(body?.['classId']) ?? 1) - 1);
    }
  };
}

function overbook({ backend, body }: InterceptedRequest): Response {
  const { store } = backend.studio;
  const studioClass = store.classes.get(Number(body?.['classId']));
  const pass = store.memberships.get(Number(body?.['membershipId']));
  if (!studioClass || !pass) return badRequest();
  const { id } = store.reservations.insert(newReservation(studioClass, pass));
  return Response.json({ reservationId: id }, { status: 201 });
}

/** The response to an invalid request. */
export function badRequest(): Response {
  return Response.json({ message: '요청 형식이 올바르지 않습니다.' }, { status: 400 });
}
