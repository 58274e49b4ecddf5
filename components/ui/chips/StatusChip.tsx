export type Tom = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** Shows a status as a dot, a word and a colour: colour alone never carries the meaning. */
export function StatusChip({ tom, children }: { tom: Tom; children: string }) {
  return (
    <span className={`status-chip ${tom}`}>
      <span>{children}</span>
    </span>
  );
}
