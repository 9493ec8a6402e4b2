import { StudioPhone } from '../../shared/brand/StudioPhone.tsx';
import { useSession } from '../../shared/session/session.ts';
import { texts } from './texts.ts';

/** Why the signed-in user cannot buy plans; undefined for customers and signed-out users. */
export function useDisabledReason() {
  const session = useSession();
  if (session.status !== 'signedIn' || session.role === 'customer') return undefined;
  return (
    <>
      <span>{`${texts.customersOnly} 문의`}</span> <StudioPhone />
    </>
  );
}
