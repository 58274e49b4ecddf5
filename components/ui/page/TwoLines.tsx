import type { ReactNode } from 'react';

interface TwoLinesProps {
  principal: ReactNode;
  secundaria: ReactNode;
  /** The main line goes on in a second one, for a text that must be read whole. */
  inteira?: true;
  /** The second line goes on in a third one, for a note that must be read whole. */
  notaInteira?: true;
}

/** Cell with a main line and a muted second line. Text too long for the cell ends in an ellipsis. */
export function TwoLines({ principal, secundaria, inteira, notaInteira }: TwoLinesProps) {
  return (
    <div className={['two-lines', inteira && 'whole', notaInteira && 'whole-note'].filter(Boolean).join(' ')}>
      <div title={typeof principal === 'string' ? principal : undefined}>{principal}</div>
      <div title={typeof secundaria === 'string' ? secundaria : undefined}>{secundaria}</div>
    </div>
  );
}
