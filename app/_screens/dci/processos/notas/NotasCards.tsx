import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { ItensDaNota } from './ItensDaNota.tsx';
import type { NotasProps } from './NotasTable.tsx';
import { SituacaoDaNota } from './SituacaoDaNota.tsx';

/** The notas as cards, for a phone. */
export function NotasCards({ notas, atos }: NotasProps) {
  return (
    <Stack component="ul" aria-label="Notas da DCI" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {notas.map((nota) => (
        <Cartao key={nota.id} nota={nota} atos={atos(nota)} />
      ))}
    </Stack>
  );
}

function Cartao({ nota, atos }: { nota: NotaDaDci; atos: ReactNode }) {
  const { numero, serie, saida, emissao, destinatario, municipio, uf, destino, valor, itens } = nota;
  const [aberta, setAberta] = useState(false);
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <span>
          <strong>{numero}</strong>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {' '}
            série {serie} · {formatarData(saida ?? emissao)}
          </Typography>
        </span>
        <strong>R$ {formatarDinheiro(valor)}</strong>
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{destinatario.nome}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mb: 0.5 }}>
        {[municipio?.nome ?? uf, destino && NOME_LOCAL_DESTINO[destino]].filter(Boolean).join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <SituacaoDaNota nota={nota} />
        {atos}
      </Stack>
      <Button
        size="small"
        color="inherit"
        aria-expanded={aberta}
        endIcon={<ExpandMore sx={{ rotate: aberta ? '180deg' : '0deg' }} />}
        onClick={() => setAberta(!aberta)}
      >
        {itens.length === 1 ? '1 item' : `${itens.length} itens`}
      </Button>
      {aberta && <ItensDaNota nota={nota} />}
    </Box>
  );
}
