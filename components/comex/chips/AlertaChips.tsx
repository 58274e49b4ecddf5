import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { ChipsComFrases } from '#components/ui/chips/ChipsComFrases.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { type Alerta, NOME_ALERTA } from '#lib/domain/aduana/processo/acompanhamento.ts';

/** Alerts as chips of a word each, on a button that opens their whole sentences. */
export function AlertaChips({ alertas }: { alertas: readonly Alerta[] }) {
  if (alertas.length === 0) return null;
  return (
    <ChipsComFrases
      titulo="Alertas"
      palavras={alertas.map(palavraDe).join(' ')}
      frases={alertas.map(({ mensagem }) => mensagem)}
      aberto={
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
          {alertas.map((alerta) => (
            <li key={chaveDe(alerta)}>
              <ChipDoAlerta alerta={alerta} />
              <Typography variant="body2">{alerta.mensagem}</Typography>
            </li>
          ))}
        </Stack>
      }
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
    </ChipsComFrases>
  );
}

function ChipDoAlerta({ alerta }: { alerta: Alerta }) {
  return <StatusChip tom={alerta.nivel === 'erro' ? 'error' : 'warning'}>{palavraDe(alerta)}</StatusChip>;
}

const palavraDe = ({ nome, codigo }: Alerta): string => nome ?? NOME_ALERTA[codigo];
const chaveDe = ({ codigo, mensagem }: Alerta): string => `${codigo} ${mensagem}`;
