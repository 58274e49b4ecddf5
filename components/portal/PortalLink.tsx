import { usePortalParts } from './portal-parts.ts';

interface PortalLinkProps {
  de: 'DoItem' | 'DoFornecedor';
  id: string;
}

/** From a record of a register to what the Portal has of it; nothing in a build without the Portal. */
export function PortalLink({ de, id }: PortalLinkProps) {
  const Link = usePortalParts()?.[de];
  return Link ? <Link id={id} /> : null;
}
