import { StudioPhone } from '../../../shared/brand/StudioPhone.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { texts } from '../texts.ts';

/** Why somebody who is signed in with another role cannot buy, and whom to ask. */
export function CustomersOnly() {
  return (
    <>
      {texts.customersOnly} 문의 <StudioPhone />
    </>
  );
}

/** Whether whoever is signed in is no customer, and so cannot buy. */
export function useIsNoCustomer() {
  const session = useSession();
  return session.status === 'signedIn' && session.role !== 'customer';
}

/** The reason why this person cannot buy, for a button's `disabledReason`; undefined for customers and whoever is signed out. */
export function useBuyingRefusal() {
  return useIsNoCustomer() ? <CustomersOnly /> : undefined;
}
