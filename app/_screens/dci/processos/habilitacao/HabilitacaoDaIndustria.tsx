import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { HabilitacaoDaDci } from '#lib/contracts/dci/habilitacao-dci.ts';
import { formatarData } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

/** Whether the industry may file monthly, by which ADE, and a link to where that is set. */
export function HabilitacaoDaIndustria({ habilitacao }: { habilitacao: HabilitacaoDaDci }) {
  const { importador, habilitada, adeNumero, adeData } = habilitacao;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip tom={habilitada ? 'success' : 'neutral'}>
        {habilitada ? 'Habilitada à DCI mensal' : 'Não habilitada à DCI mensal'}
      </StatusChip>
      {habilitada && (
        <Typography variant="body2">
          ADE nº {adeNumero ?? SEM_VALOR}, de {formatarData(adeData)}
        </Typography>
      )}
      <LinkTo variant="body2" underline="always" to="/configuracoes/associados/$id" params={{ id: importador.id }}>
        {habilitada ? 'Alterar no cadastro da indústria' : 'Informar o ADE no cadastro da indústria'}
      </LinkTo>
    </Stack>
  );
}
