import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { NOME_MOTIVO_FORA } from '#lib/domain/zfm/dci.ts';

/** Whether a nota is in the DCI, and the reason if not. */
export function SituacaoDaNota({ nota: { fora, motivoFora, itens } }: { nota: NotaDaDci }) {
  const deFora = itens.filter((item) => item.fora !== null).length;
  if (fora === null) {
    return (
      <Stack sx={{ alignItems: 'flex-start' }}>
        <StatusChip tom="success">Na DCI</StatusChip>
        {deFora > 0 && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {deFora === 1 ? '1 item de fora' : `${deFora} itens de fora`}
          </Typography>
        )}
      </Stack>
    );
  }
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <StatusChip tom="neutral">De fora</StatusChip>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {motivoFora ?? NOME_MOTIVO_FORA[fora]}
      </Typography>
    </Stack>
  );
}
