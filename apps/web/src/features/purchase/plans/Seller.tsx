import { Disclosure } from '@fitness/ui/Disclosure';
import { BusinessInformation } from '../../../shared/business/BusinessInformation.tsx';
import { businessTexts } from '../../../shared/business/texts.ts';

/** The business that sells the plans, folded. */
export function Seller() {
  return (
    <Disclosure summary={businessTexts.title}>
      <BusinessInformation />
    </Disclosure>
  );
}
