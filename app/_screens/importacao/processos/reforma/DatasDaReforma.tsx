import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

/** The two days that decide, and a sentence on each thing they decide. */
export function DatasDaReforma({ reforma: { registro, liberacao, explicacoes } }: { reforma: ReformaDoProcesso }) {
  return (
    <>
      <DescriptionList>
        <DescriptionItem nome="Registro (II, IPI, PIS, COFINS e câmbio)">
          <Dia {...registro} />
        </DescriptionItem>
        <DescriptionItem nome="Desembaraço (CBS e IBS)">
          <Dia {...liberacao} />
        </DescriptionItem>
      </DescriptionList>
      {explicacoes.map((frase) => (
        <Typography key={frase} variant="body2" sx={{ color: 'text.secondary' }}>
          <TextoComLeis texto={frase} />
        </Typography>
      ))}
    </>
  );
}

function Dia({ dia, previsao }: ReformaDoProcesso['registro']) {
  return (
    <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {dia ? formatarData(dia) : SEM_VALOR}
      {previsao && <StatusChip tom="info">previsão</StatusChip>}
    </Stack>
  );
}
