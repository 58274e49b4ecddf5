import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import { type Alerta, NOME_ALERTA } from '#lib/domain/aduana/acompanhamento.ts';

/** Alerts as chips of a word each, on a button that opens their whole sentences. */
export function AlertaChips({ alertas }: { alertas: readonly Alerta[] }) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  if (alertas.length === 0) return null;
  const frases = alertas.map(({ mensagem }) => mensagem);
  return (
    <>
      <button
        type="button"
        className="cell-chips as-button"
        aria-haspopup="dialog"
        aria-label={`${alertas.map(palavraDe).join(' ')}: ${frases.join(' ')}`}
        title={frases.join('\n')}
        onClick={({ currentTarget }) => setAncora(currentTarget)}
      >
        {alertas.map((alerta, i) => (
          <Fragment key={chaveDe(alerta)}>
            {/* In a box of its own a chip is not cut where its column is a little too narrow. */}
            {i > 0 && ' '}
            <span>
              <ChipDoAlerta alerta={alerta} />
            </span>
          </Fragment>
        ))}
      </button>
      {ancora && (
        <Popover
          open
          anchorEl={ancora}
          onClose={() => setAncora(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-label': 'Alertas', tabIndex: -1, sx: { p: 1.5, maxWidth: 420 } },
          }}
        >
          <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
            {alertas.map((alerta) => (
              <li key={chaveDe(alerta)}>
                <ChipDoAlerta alerta={alerta} />
                <Typography variant="body2">{alerta.mensagem}</Typography>
              </li>
            ))}
          </Stack>
        </Popover>
      )}
    </>
  );
}

function ChipDoAlerta({ alerta }: { alerta: Alerta }) {
  return <StatusChip tom={alerta.nivel === 'erro' ? 'error' : 'warning'}>{palavraDe(alerta)}</StatusChip>;
}

const palavraDe = ({ nome, codigo }: Alerta): string => nome ?? NOME_ALERTA[codigo];
const chaveDe = ({ codigo, mensagem }: Alerta): string => `${codigo} ${mensagem}`;
