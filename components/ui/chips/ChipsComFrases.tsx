import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

interface ChipsComFrasesProps {
  /** Name of the dialog. */
  titulo: string;
  /** The words of the chips, read before the sentences. */
  palavras: string;
  frases: readonly string[];
  /** The chips. */
  children: ReactNode;
  /** What the dialog shows, where it is more than the sentences. */
  aberto?: ReactNode;
}

/** Chips of a word each, on a button that opens their whole sentences: a tooltip opens neither by keyboard nor by touch. */
export function ChipsComFrases({ titulo, palavras, frases, children, aberto }: ChipsComFrasesProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="cell-chips as-button"
        aria-haspopup="dialog"
        aria-label={`${palavras}: ${frases.join(' ')}`}
        title={frases.join('\n')}
        onClick={({ currentTarget }) => setAncora(currentTarget)}
      >
        {children}
      </button>
      {ancora && (
        <Popover
          open
          anchorEl={ancora}
          onClose={() => setAncora(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': titulo,
              tabIndex: -1,
              sx: { p: 1.5, maxWidth: 'min(420px, calc(100% - 32px))' },
            },
          }}
        >
          {aberto ?? <Typography variant="body2">{frases.join(' ')}</Typography>}
        </Popover>
      )}
    </>
  );
}
