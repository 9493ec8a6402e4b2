import { DeskPhone } from '../../shared/DeskPhone.tsx';
import { useSession } from '../../shared/session/session.ts';
import { texts } from './texts.ts';

/** Why somebody who is signed in with another role cannot buy, and whom to ask. */
export const CustomersOnly = () => (
  <>
    {texts.customersOnly} 문의 <DeskPhone />
  </>
);

/** Whether whoever is signed in is no customer, and so cannot buy. */
export const useIsNoCustomer = () => {
  const session = useSession();
  return session.status === 'signedIn' && session.role !== 'customer';
};

/** The reason why this person cannot buy, for a button's `disabledReason`; undefined for customers and whoever is signed out. */
export const useBuyingRefusal = () => (useIsNoCustomer() ? <CustomersOnly /> : undefined);
