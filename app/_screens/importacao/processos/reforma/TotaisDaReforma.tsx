import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { TextoComLeis } from '#components/ui/TextoComLeis.tsx';
import type { FiguraDaReforma } from '#lib/api/reforma-do-processo.ts';
import {
  NOME_TRIBUTO_DA_REFORMA,
  TRIBUTOS_DA_REFORMA,
  type TributoDaReforma,
} from '#lib/domain/aduana/calculo-reforma.ts';
import {
  NOME_PARCELA_DA_REFORMA,
  PARCELAS_DA_REFORMA,
  type ReformaDoProcesso,
} from '#lib/domain/aduana/reforma-do-processo.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { ehEstimativa } from './eh-estimativa.ts';
import { ParcelaDoTributo } from './ParcelaDoTributo.tsx';

interface TotaisDaReformaProps {
  reforma: ReformaDoProcesso;
  aoAbrirMemoria: (figura: FiguraDaReforma) => void;
}

/** Each tax of the processo: its rate, and what of it is suspended, due and to pay. */
export function TotaisDaReforma({ reforma, aoAbrirMemoria }: TotaisDaReformaProps) {
  const colunas: Coluna<TributoDaReforma>[] = [
    {
      titulo: 'Tributo',
      valor: (tributo) => (
        <Stack sx={{ maxWidth: 240, whiteSpace: 'normal' }}>
          {NOME_TRIBUTO_DA_REFORMA[tributo]}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <TextoComLeis texto={reforma.aliquotas[tributo].fonte ?? ''} />
          </Typography>
        </Stack>
      ),
    },
    {
      titulo: 'Alíquota (%)',
      numerica: true,
      valor: (tributo) => {
        const { valor } = reforma.aliquotas[tributo];
        return valor === null ? SEM_VALOR : formatarDecimal(valor, 2);
      },
    },
    ...PARCELAS_DA_REFORMA.map((parcela) => ({
      titulo: `${NOME_PARCELA_DA_REFORMA[parcela]} (R$)`,
      numerica: true,
      valor: (tributo: TributoDaReforma) => (
        <ParcelaDoTributo
          nome={`${NOME_TRIBUTO_DA_REFORMA[tributo]}, ${NOME_PARCELA_DA_REFORMA[parcela].toLowerCase()}`}
          valor={reforma.totais[tributo][parcela]}
          estimativa={ehEstimativa(reforma, tributo, parcela, null)}
          aoAbrir={() => aoAbrirMemoria({ item: null, figura: tributo, parcela })}
        />
      ),
    })),
  ];
  return (
    <DataTable legenda="CBS e IBS do processo" colunas={colunas} linhas={[...TRIBUTOS_DA_REFORMA]} chave={(um) => um} />
  );
}
