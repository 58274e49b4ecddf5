import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { FiguraDaReforma } from '#lib/api/processo/reforma-do-processo.ts';
import { NOME_TRIBUTO_DA_REFORMA, TRIBUTOS_DA_REFORMA } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import {
  type ItemDaReformaDoProcesso,
  NOME_PARCELA_DA_REFORMA,
  PARCELAS_DA_REFORMA,
  type ParcelaDaReforma,
  type ReformaDoProcesso,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { ehEstimativa } from './eh-estimativa.ts';
import { ParcelaDoTributo } from './ParcelaDoTributo.tsx';

interface ItensDaReformaProps {
  reforma: ReformaDoProcesso;
  aoAbrirMemoria: (figura: FiguraDaReforma) => void;
}

/** Each item with its class, base and one part of the three taxes at a time: four parts of three taxes would not fit. */
export function ItensDaReforma({ reforma, aoAbrirMemoria }: ItensDaReformaProps) {
  const [parcela, setParcela] = useState<ParcelaDaReforma>('recolher');
  const { itens } = reforma;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Parcela dos itens"
        value={parcela}
        onChange={(_, nova: ParcelaDaReforma | null) => nova && setParcela(nova)}
        sx={{ flexWrap: 'wrap' }}
      >
        {PARCELAS_DA_REFORMA.map((parcelaDaReforma) => (
          <ToggleButton key={parcelaDaReforma} value={parcelaDaReforma}>
            {NOME_PARCELA_DA_REFORMA[parcelaDaReforma]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataTable
        legenda="CBS e IBS por item"
        colunas={colunasDe(reforma, parcela, aoAbrirMemoria)}
        linhas={itens.slice(0, MAXIMO_A_VISTA)}
        chave={({ adicao, sequencia }) => `${adicao}/${sequencia}`}
      />
      {itens.length > MAXIMO_A_VISTA && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Os {MAXIMO_A_VISTA} primeiros de {itens.length} itens; os totais são de todos.
        </Typography>
      )}
    </>
  );
}

function colunasDe(
  reforma: ReformaDoProcesso,
  parcela: ParcelaDaReforma,
  abrir: ItensDaReformaProps['aoAbrirMemoria'],
): Coluna<ItemDaReformaDoProcesso>[] {
  const doItem = ({ adicao, sequencia }: ItemDaReformaDoProcesso) => `do item ${sequencia} da adição ${adicao}`;
  return [
    { titulo: 'Adição', valor: ({ adicao, sequencia }) => `${adicao}/${sequencia}`, total: 'Total' },
    {
      titulo: 'Item',
      valor: ({ descricao }) => (
        <Typography variant="body2" noWrap title={descricao} sx={{ maxWidth: 220 }}>
          {descricao}
        </Typography>
      ),
    },
    {
      titulo: 'cClassTrib',
      valor: ({ cClassTrib, artigo, experimentado }) => (
        <TwoLines
          principal={cClassTrib ?? SEM_VALOR}
          secundaria={
            <TextoComLeis
              texto={[artigo ?? 'sem classificação', experimentado && 'experimentado'].filter(Boolean).join(' · ')}
            />
          }
        />
      ),
    },
    {
      titulo: 'Base (R$)',
      numerica: true,
      valor: (item) => (
        <FigureButton
          nome={`base ${doItem(item)}`}
          valor={formatarDinheiro(item.base)}
          aoAbrir={() => abrir({ item, figura: 'base', parcela: 'regular' })}
        />
      ),
      total: reforma.base === null ? SEM_VALOR : formatarDinheiro(reforma.base),
    },
    ...TRIBUTOS_DA_REFORMA.map((tributo): Coluna<ItemDaReformaDoProcesso> => {
      const total = reforma.totais[tributo][parcela];
      return {
        titulo: `${NOME_TRIBUTO_DA_REFORMA[tributo]} (R$)`,
        numerica: true,
        valor: (item) => (
          <ParcelaDoTributo
            nome={`${NOME_TRIBUTO_DA_REFORMA[tributo]} ${doItem(item)}, ${NOME_PARCELA_DA_REFORMA[parcela].toLowerCase()}`}
            valor={item[tributo][parcela]}
            estimativa={ehEstimativa(reforma, tributo, parcela, item)}
            aoAbrir={() => abrir({ item, figura: tributo, parcela })}
          />
        ),
        total: total === null ? SEM_VALOR : formatarDinheiro(total),
      };
    }),
  ];
}

const MAXIMO_A_VISTA = 500;
