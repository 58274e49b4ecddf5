import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RepresentanteLido } from '#lib/contracts/representante.ts';
import { NOME_VINCULO_REPRESENTANTE } from '#lib/domain/representante.ts';
import { formatarCpf } from '#lib/format/identificadores.ts';
import { RepresentanteChip } from './RepresentanteChip.tsx';

/** A representative on a phone: the same facts as its row. */
export function RepresentanteCard({ representante }: { representante: RepresentanteLido }) {
  const { nome, cpf, vinculo, importadores } = representante;
  return (
    <Stack sx={{ p: 1.5, gap: 0.75, alignItems: 'flex-start' }}>
      <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{nome}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {NOME_VINCULO_REPRESENTANTE[vinculo]} · CPF {formatarCpf(cpf)}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {importadores.map(({ razaoSocial }) => razaoSocial).join('; ') || 'Nenhum importador'}
      </Typography>
      <RepresentanteChip representante={representante} />
    </Stack>
  );
}
