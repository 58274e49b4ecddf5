import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useInsumosDaDi } from '#lib/api/dcr/dcr.ts';
import type { DcrNovo, InsumoDaDi } from '#lib/contracts/dcr/dcr.ts';
import { posicaoNaDeclaracao } from '#lib/domain/zfm/dcr.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarAliquota, formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm, formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import type { ColunaDeDocumento } from './DocumentosTable.tsx';
import { EscolhaDeDocumentosDialog } from './EscolhaDeDocumentosDialog.tsx';
import { doInsumo } from './insumos-escolhidos.ts';
import { useFiltroDeDocumentos } from './use-filtro-de-documentos.ts';

interface BuscarNaDiDialogProps {
  grupo: 'importados' | 'subcomponentes';
  aoFechar: () => void;
  aoPor: (primeiraNova: number | null) => void;
}

/** Searches the items of the industry's declarations, the newest first. */
export function BuscarNaDiDialog({ grupo, aoFechar, aoPor }: BuscarNaDiDialogProps) {
  const { getValues } = useFormContext<DcrNovo>();
  const { importador, baseCusto, dataBase } = getValues();
  const [comSaldo, setComSaldo] = useState(true);
  const busca = useFiltroDeDocumentos();
  const lidos = useInsumosDaDi(
    importador.id && dataBase
      ? {
          importadorId: importador.id,
          baseCusto,
          ate: dataBase,
          ...(comSaldo && { comSaldo: 'true' }),
          ...busca.consulta,
        }
      : null,
  );
  const doQue = comSaldo ? 'item de DI com saldo' : 'item de DI';
  return (
    <EscolhaDeDocumentosDialog
      titulo="Buscar na DI"
      rotuloDaBusca="Buscar part number, descrição, DI ou fornecedor"
      filtros={
        <FormControlLabel
          control={
            <Switch
              checked={comSaldo}
              onChange={(_, sim) => {
                setComSaldo(sim);
                busca.filtrar({});
              }}
            />
          }
          label="Só com saldo"
        />
      }
      nota={`Desembaraçados até ${formatarData(dataBase)} · custo ${baseCusto}`}
      legenda="Itens de DI"
      busca={busca}
      lidos={lidos}
      colunas={COLUNAS}
      nomeDe={(item) =>
        `${item.partNumber ?? item.descricao.slice(0, 40)} da DI ${formatarNumeroDeclaracao(item.numeroDeclaracao)}, ${posicaoNaDeclaracao(item.adicao, item.item)}`
      }
      vazia={
        <EmptyState
          titulo={`Nenhum ${doQue} até ${formatarData(dataBase)}`}
          acoes={
            <ButtonTo variant="outlined" color="inherit" to="/importacao/processos">
              Processos de importação
            </ButtonTo>
          }
        >
          Os itens vêm das DIs desembaraçadas da indústria deste DCR-E, que estão nos processos de importação.
        </EmptyState>
      }
      semResultado={`Nenhum ${doQue} até a data base, nestes filtros.`}
      leva="preço e alíquota"
      grupo={grupo}
      tomada={doInsumo(grupo)}
      aoFechar={aoFechar}
      aoPor={aoPor}
    />
  );
}

const custo = (texto: string | null) => (texto === null ? SEM_VALOR : formatarDecimal(texto, 6));

const COLUNAS: readonly ColunaDeDocumento<InsumoDaDi>[] = [
  {
    titulo: 'DI',
    valor: (item) => (
      <TwoLines
        principal={formatarNumeroDeclaracao(item.numeroDeclaracao)}
        secundaria={posicaoNaDeclaracao(item.adicao, item.item)}
      />
    ),
  },
  {
    titulo: 'Item',
    valor: (item) => (
      <TwoLines
        principal={item.partNumber ?? 'sem part number'}
        secundaria={`${formatarNcm(item.ncm)} · ${item.descricao.slice(0, 70)}`}
      />
    ),
  },
  { titulo: 'Desembaraço', valor: (item) => formatarData(item.dataDesembaraco) },
  { titulo: 'Quantidade', numerica: true, valor: (item) => semZeros(item.quantidade) },
  { titulo: 'Saldo', numerica: true, valor: (item) => semZeros(item.saldo) },
  { titulo: 'VU FOB (US$)', numerica: true, valor: (item) => custo(item.custoFob) },
  { titulo: 'VU CIF (US$)', numerica: true, valor: (item) => custo(item.custoCif) },
  { titulo: 'II (%)', numerica: true, valor: ({ aliquotaII }) => formatarAliquota(aliquotaII) },
  { titulo: 'Regime', valor: (item) => item.regime ?? SEM_VALOR },
  {
    titulo: 'Aviso',
    valor: (item) => (
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        {/^[0.]+$/.test(item.saldo) && <StatusChip tom="warning">Sem saldo</StatusChip>}
        {item.haMaisRecente && <StatusChip tom="info">Há mais recente</StatusChip>}
        {item.custoUSD === null && <StatusChip tom="error">Sem custo</StatusChip>}
      </Stack>
    ),
  },
];
