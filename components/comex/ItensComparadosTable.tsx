import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import {
  FIGURAS_DO_ITEM,
  type FiguraDoItem,
  type LinhaDoItem,
  NOME_FIGURA_COMPARADA,
} from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { formatarDinheiro, formatarEfeito } from '#lib/format/decimal.ts';
import { chaveDoItem } from './figura-aberta.ts';

interface ItensComparadosTableProps {
  legenda: string;
  linhas: readonly LinhaDoItem[];
  /** Key of the figure whose memória is open. */
  aberta: string | undefined;
  aoAbrir: (chave: string) => void;
}

/** Compares declared and calculated figures of the items of a DUIMP. A calculated figure opens its memória. */
export function ItensComparadosTable({ legenda, linhas, aberta, aoAbrir }: ItensComparadosTableProps) {
  const itens = [...Map.groupBy(linhas, ({ item }) => item)].map(([item, linhasDoItem]) => ({
    item,
    suas: linhasDoItem,
  }));
  return (
    <DataTable
      legenda={legenda}
      colunas={[{ titulo: 'Item', valor: ({ item }) => item, numerica: true }, ...FIGURAS_DO_ITEM.map(coluna(aoAbrir))]}
      linhas={itens}
      chave={({ item }) => item}
      marcada={({ suas: linhasDoItem }) => linhasDoItem.some((linha) => chaveDoItem(linha) === aberta)}
    />
  );
}

interface Item {
  item: string;
  suas: readonly LinhaDoItem[];
}

function coluna(aoAbrir: (chave: string) => void) {
  return (figura: FiguraDoItem): Coluna<Item> => ({
    titulo: `${NOME_FIGURA_COMPARADA[figura]} (R$)`,
    valor: ({ suas: linhasDoItem }) => {
      const linha = linhasDoItem.find((linhaDoItem) => linhaDoItem.figura === figura);
      return linha && <Figura linha={linha} aoAbrir={aoAbrir} />;
    },
    numerica: true,
  });
}

function Figura({ linha, aoAbrir }: { linha: LinhaDoItem; aoAbrir: (chave: string) => void }) {
  const { item, figura, declarado, calculado, diferenca, motivo } = linha;
  const doDeclarado = `declarado ${formatarDinheiro(declarado)}`;
  if (calculado === null) return <TwoLines principal="—" secundaria={[doDeclarado, motivo].join(': ')} />;
  const difere = diferenca !== null && /[1-9]/.test(diferenca);
  return (
    <TwoLines
      principal={
        <FigureButton
          nome={`${NOME_FIGURA_COMPARADA[figura]} do item ${item}`}
          valor={formatarDinheiro(calculado)}
          aoAbrir={() => aoAbrir(chaveDoItem(linha))}
        />
      }
      secundaria={difere ? `${doDeclarado}, diferença ${formatarEfeito(diferenca)}` : doDeclarado}
    />
  );
}
