import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { ResolucoesChip } from '#components/comex/ResolucoesChip.tsx';
import { SituacaoSuframaChip } from '#components/comex/SituacaoSuframaChip.tsx';
import type { ImportadorLido } from '#lib/contracts/importador.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import { formatarCnpj, formatarInscricaoSuframa } from '#lib/format/identificadores.ts';

/** An importer on a phone: the same facts as its row. */
export function ImportadorCard({ importador, hoje }: { importador: ImportadorLido; hoje: DataTexto }) {
  const { razaoSocial, cnpj, inscricaoSuframa, situacaoSuframa, validadeSuframa, resolucoes } = importador;
  return (
    <Stack sx={{ p: 1.5, gap: 0.75 }}>
      <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{razaoSocial}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        CNPJ {formatarCnpj(cnpj)} · Suframa {formatarInscricaoSuframa(inscricaoSuframa)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <SituacaoSuframaChip situacao={situacaoSuframa} />
        {validadeSuframa && <DataComValidade ate={validadeSuframa} hoje={hoje} />}
      </Stack>
      {resolucoes.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Resoluções CAS
          </Typography>
          <ResolucoesChip resolucoes={resolucoes} hoje={hoje} />
        </Stack>
      )}
    </Stack>
  );
}
