import { Membership } from '../../features/purchase/Membership.tsx';

/** Plan chooser. */
export const MembershipPage = () => <Membership />;
