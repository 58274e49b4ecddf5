import type { ReactNode } from 'react';

interface TwoLinesProps {
  principal: ReactNode;
  secundaria: ReactNode;
  /** The main line goes on in a second one, for a text that must be read whole. */
  inteira?: true;
}

/** Cell with a main line and a muted second line. Text too long for the cell ends in an ellipsis. */
export function TwoLines({ principal, secundaria, inteira }: TwoLinesProps) {
  return (
    <div className={inteira ? 'two-lines whole' : 'two-lines'}>
      <div title={typeof principal === 'string' ? principal : undefined}>{principal}</div>
      <div title={typeof secundaria === 'string' ? secundaria : undefined}>{secundaria}</div>
    </div>
  );
}
