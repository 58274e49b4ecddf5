import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import type { FiguraDaReforma } from '#lib/api/processo/reforma-do-processo.ts';
import {
  NOME_TRIBUTO_DA_REFORMA,
  TRIBUTOS_DA_REFORMA,
  type TributoDaReforma,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import {
  NOME_PARCELA_DA_REFORMA,
  PARCELAS_DA_REFORMA,
  type ParcelaDaReforma,
  type ReformaDoProcesso,
  type SeletivoDoProcesso,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { ehEstimativa } from './eh-estimativa.ts';
import { ParcelaDoTributo } from './ParcelaDoTributo.tsx';

interface TotaisDaReformaProps {
  reforma: ReformaDoProcesso;
  aoAbrirMemoria: (figura: FiguraDaReforma) => void;
}

interface LinhaDoTributo {
  nome: string;
  /** Where the rate comes from, or why there is none. */
  fonte: string;
  aliquota: string | null;
  parcela: (qual: ParcelaDaReforma) => ReactNode;
}

/** Each tax of the processo: its rate, and what of it is suspended, due and to pay. */
export function TotaisDaReforma({ reforma, aoAbrirMemoria }: TotaisDaReformaProps) {
  const { impostoSeletivo } = reforma;
  return (
    <DataTable
      legenda="CBS e IBS do processo"
      colunas={COLUNAS}
      linhas={[
        ...(impostoSeletivo ? [linhaDoSeletivo(impostoSeletivo)] : []),
        ...TRIBUTOS_DA_REFORMA.map((tributo) => linhaDo(tributo, reforma, aoAbrirMemoria)),
      ]}
      chave={({ nome }) => nome}
    />
  );
}

const COLUNAS: Coluna<LinhaDoTributo>[] = [
  {
    titulo: 'Tributo',
    valor: ({ nome, fonte }) => (
      <Stack sx={{ maxWidth: 240, whiteSpace: 'normal' }}>
        {nome}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <TextoComLeis texto={fonte} />
        </Typography>
      </Stack>
    ),
  },
  {
    titulo: 'Alíquota (%)',
    numerica: true,
    valor: ({ aliquota }) => (aliquota === null ? SEM_VALOR : formatarDecimal(aliquota, 2)),
  },
  ...PARCELAS_DA_REFORMA.map((parcela) => ({
    titulo: `${NOME_PARCELA_DA_REFORMA[parcela]} (R$)`,
    numerica: true,
    valor: (linha: LinhaDoTributo) => linha.parcela(parcela),
  })),
];

function linhaDo(
  tributo: TributoDaReforma,
  reforma: ReformaDoProcesso,
  aoAbrirMemoria: TotaisDaReformaProps['aoAbrirMemoria'],
): LinhaDoTributo {
  const { valor: aliquota, fonte } = reforma.aliquotas[tributo];
  const nome = NOME_TRIBUTO_DA_REFORMA[tributo];
  return {
    nome,
    fonte: fonte ?? '',
    aliquota,
    parcela: (parcela) => (
      <ParcelaDoTributo
        nome={`${nome}, ${NOME_PARCELA_DA_REFORMA[parcela].toLowerCase()}`}
        valor={reforma.totais[tributo][parcela]}
        estimativa={ehEstimativa(reforma, tributo, parcela, null)}
        aoAbrir={() => aoAbrirMemoria({ item: null, figura: tributo, parcela })}
      />
    ),
  };
}

/** It has one amount, whatever part of it is asked for: nothing of it is suspended here. */
function linhaDoSeletivo({ sujeitos, itens, valor }: SeletivoDoProcesso): LinhaDoTributo {
  const quantos = itens === 1 ? 'O item é' : `${sujeitos} de ${itens} itens são`;
  return {
    nome: 'Imposto Seletivo',
    fonte:
      sujeitos === 0
        ? 'Nenhum item é de NCM sujeita (LC 214/2025, art. 409), pela tabela da calculadora da RFB de fevereiro de 2026'
        : `${quantos} de NCM sujeita; a alíquota depende de lei ordinária (LC 214/2025, art. 422)`,
    aliquota: null,
    parcela: (parcela) => (parcela === 'suspenso' ? SEM_VALOR : formatarDinheiro(valor)),
  };
}
