import type { ComponentProps } from 'react';
import { type PortalParts, usePortalParts } from '#components/portal/portal-parts.ts';

/** Drafts products of the Portal's catalogue for the selected items, in a build that has the catalogue. */
export function PrepararNoCatalogo(props: ComponentProps<PortalParts['PrepararNoCatalogo']>) {
  const portal = usePortalParts();
  return portal && <portal.PrepararNoCatalogo {...props} />;
}
