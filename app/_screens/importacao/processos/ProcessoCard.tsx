import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanalChip } from '#components/comex/CanalChip.tsx';
import { SituacaoChip } from '#components/comex/SituacaoChip.tsx';
import type { ProcessoResumo } from '#lib/contracts/processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarDI } from '#lib/format/identificadores.ts';

/** A process on a phone: the same facts as its row. */
export function ProcessoCard({ processo }: { processo: ProcessoResumo }) {
  return (
    <Stack sx={{ p: 1.5, gap: 0.75 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{processo.numero}</Typography>
        <Typography sx={{ fontWeight: 600 }}>R$ {formatarDinheiro(processo.valorAduaneiro)}</Typography>
      </Stack>
      <Typography noWrap>{processo.fornecedor ?? '—'}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        DI {formatarDI(processo.numeroDI)} · {formatarData(processo.dataRegistro)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <SituacaoChip situacao={processo.situacao} />
        <CanalChip canal={processo.canalRfb} codigo={processo.canalCodigo} />
      </Stack>
    </Stack>
  );
}
