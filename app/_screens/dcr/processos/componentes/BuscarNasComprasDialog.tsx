import { useFormContext } from 'react-hook-form';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useComprasAte } from '#lib/api/produtos/compra-nacional.ts';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { nomeDaNota } from '#lib/domain/zfm/compra-nacional.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarCnpj, formatarNcm } from '#lib/format/identificadores.ts';
import type { CompraNacionalLida } from '#lib/registros/compra-nacional.ts';
import { DA_COMPRA } from './compras-escolhidas.ts';
import type { ColunaDeDocumento } from './DocumentosTable.tsx';
import { EscolhaDeDocumentosDialog } from './EscolhaDeDocumentosDialog.tsx';
import { useFiltroDeDocumentos } from './use-filtro-de-documentos.ts';

interface BuscarNasComprasDialogProps {
  aoFechar: () => void;
  aoPor: (primeiraNova: number | null) => void;
}

/** Searches the industry's purchases in the country up to the data base, the newest first. */
export function BuscarNasComprasDialog({ aoFechar, aoPor }: BuscarNasComprasDialogProps) {
  const { getValues } = useFormContext<DcrNovo>();
  const { importador, dataBase } = getValues();
  const busca = useFiltroDeDocumentos();
  const lidos = useComprasAte(
    importador.id && dataBase ? { importadorId: importador.id, dataEmissaoAte: dataBase, ...busca.consulta } : null,
  );
  return (
    <EscolhaDeDocumentosDialog
      titulo="Buscar nas compras"
      rotuloDaBusca="Buscar part number, descrição, nota ou fornecedor"
      nota={`Emitidas até ${formatarData(dataBase)} · custo = valor unitário + frete e seguro`}
      legenda="Compras nacionais"
      busca={busca}
      lidos={lidos}
      colunas={COLUNAS}
      nomeDe={(compra) => `${compra.partNumber} da ${nomeDaNota(compra)}, de ${formatarData(compra.dataEmissao)}`}
      vazia={
        <EmptyState
          titulo={`Nenhuma compra nacional até ${formatarData(dataBase)}`}
          acoes={
            <ButtonTo variant="outlined" color="inherit" to="/dcr/compras-nacionais">
              Compras nacionais
            </ButtonTo>
          }
        >
          As compras da indústria deste DCR-E ficam em Compras nacionais: lá se digitam, nota por nota, ou se importam
          de uma planilha.
        </EmptyState>
      }
      semResultado="Nenhuma compra nacional até a data base, nestes filtros."
      leva="preço"
      grupo="nacionais"
      tomada={DA_COMPRA}
      aoFechar={aoFechar}
      aoPor={aoPor}
    />
  );
}

const COLUNAS: readonly ColunaDeDocumento<CompraNacionalLida>[] = [
  {
    titulo: 'NF',
    valor: ({ nf, serie }) => <TwoLines principal={nf} secundaria={serie === null ? 'sem série' : `série ${serie}`} />,
  },
  {
    titulo: 'Item',
    valor: ({ partNumber, ncm, descricao }) => (
      <TwoLines principal={partNumber} secundaria={`${formatarNcm(ncm)} · ${descricao}`} />
    ),
  },
  {
    titulo: 'Fornecedor',
    valor: ({ fornecedorNome, fornecedorCnpj }) => {
      const cnpj = formatarCnpj(fornecedorCnpj);
      return fornecedorNome ? <TwoLines principal={fornecedorNome} secundaria={cnpj} /> : cnpj;
    },
  },
  { titulo: 'Emissão', valor: ({ dataEmissao }) => formatarData(dataEmissao) },
  { titulo: 'Unidade', valor: ({ unidade }) => unidade },
  { titulo: 'Valor unitário', numerica: true, valor: ({ valorUnitario }) => formatarDecimal(valorUnitario, 6) },
  {
    titulo: 'Frete e seguro',
    numerica: true,
    valor: ({ freteSeguroUnitario }) => formatarDecimal(freteSeguroUnitario, 6),
  },
  { titulo: 'Custo unitário', numerica: true, valor: ({ custoUnitario }) => formatarDecimal(custoUnitario, 6) },
  { titulo: 'Moeda', valor: ({ moeda }) => moeda },
];
