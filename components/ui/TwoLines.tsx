import type { ReactNode } from 'react';

/** Cell with a main line and a muted second line. Text too long for the cell ends in an ellipsis. */
export function TwoLines({ principal, secundaria }: { principal: ReactNode; secundaria: string }) {
  return (
    <div className="two-lines">
      <div>{principal}</div>
      <div title={secundaria}>{secundaria}</div>
    </div>
  );
}
