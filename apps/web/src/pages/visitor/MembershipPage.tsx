import { Membership } from '../../features/purchase/plans/Membership.tsx';

/** Plan chooser. */
export function MembershipPage() {
  return <Membership />;
}
