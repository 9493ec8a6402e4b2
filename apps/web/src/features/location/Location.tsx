import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { Address } from './Address.tsx';
import { StudioMap } from './StudioMap.tsx';
import { Transport } from './Transport.tsx';

/** The map, address and directions; only the map depends on the maps SDK (docs/product.md#map). */
export function Location() {
  return (
    <Split columns="7:5" gap={{ phone: 'xl', desktop: 'xxl' }} sticky="start">
      <StudioMap />
      <Stack gap="xl">
        <Address />
        <Transport />
      </Stack>
    </Split>
  );
}
