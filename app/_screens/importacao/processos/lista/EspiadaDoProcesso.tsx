import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CanalChip } from '#components/comex/chips/CanalChip.tsx';
import { SituacaoChip } from '#components/comex/chips/SituacaoChip.tsx';
import { TreinamentoChip } from '#components/comex/chips/TreinamentoChip.tsx';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';

/** The head of the panel: where the processo is, its next act and its alerts in full. */
export function EspiadaDoProcesso({ processo }: { processo: ProcessoResumo }) {
  const { situacao, canalRfb, canalCodigo, proximoPasso, responsavel, alertas } = processo;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SituacaoChip situacao={situacao} />
        <TreinamentoChip treinamento={processo.treinamento} />
        {(canalRfb || canalCodigo) && <CanalChip canal={canalRfb} codigo={canalCodigo} />}
      </Stack>
      {proximoPasso && (
        <Typography>
          Próximo ato: <strong>{proximoPasso}</strong>, {responsavel ? `com ${responsavel.nome}` : 'sem responsável'}.
        </Typography>
      )}
      {alertas.map(({ codigo, nivel, mensagem }) => (
        <Alert key={`${codigo} ${mensagem}`} severity={nivel === 'erro' ? 'error' : 'warning'}>
          {mensagem}
        </Alert>
      ))}
    </Stack>
  );
}
