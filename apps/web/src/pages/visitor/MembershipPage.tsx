import { Membership } from '../../features/purchase/Membership.tsx';

/** Plan chooser. */
export function MembershipPage() {
  return <Membership />;
}
