import { type LinhaDeItens, saoFiguras } from '#components/itens/linha-de-itens.ts';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import { MAXIMO_PART_NUMBER, NOME_ORIGEM_ITEM, ORIGENS_ITEM, type OrigemItem } from '#lib/domain/cadastros/item.ts';
import { chaveDoPartNumber, quantidadeComPerda } from '#lib/domain/zfm/estrutura.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { LINHA_DA_ESTRUTURA, type LinhaDaEstruturaNova } from '#lib/registros/estrutura.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

export function linhaDaGrade(linha: LinhaDaEstruturaNova, { id }: { id: string }): LinhaDeItens {
  const { quantidade, perda } = linha;
  return {
    ...Object.fromEntries(TEXTOS.map((campo) => [campo, linha[campo] ?? ''])),
    id,
    linhaId: linha.id ?? '',
    item: linha.item?.id ?? '',
    comPerda: saoFiguras(quantidade, perda || '0') ? quantidadeComPerda({ quantidade, perda: perda || '0' }) : '',
  };
}

/** An empty cell becomes null in an optional field, and stays empty text in a required one. */
export function linhaDaEstrutura(linha: LinhaDeItens): LinhaDaEstruturaNova {
  const celula = (campo: string) => linha[campo] ?? '';
  return {
    id: celula('linhaId') || null,
    item: celula('item') ? { id: celula('item') } : null,
    partNumber: celula('partNumber'),
    descricao: celula('descricao'),
    ncm: celula('ncm'),
    unidade: celula('unidade'),
    // An unknown option is kept as typed, so that the schema rejects it with a message.
    origem: celula('origem') as OrigemItem,
    quantidade: celula('quantidade'),
    perda: celula('perda'),
    subDe: celula('subDe') || null,
  };
}

export const linhaVazia = (): LinhaDeItens => ({
  ...Object.fromEntries([...TEXTOS, 'linhaId', 'item', 'comPerda'].map((campo) => [campo, ''])),
  id: idDaLinha(),
});

/**
 * Replaces the grid's lines by those of a sheet. A line with the same part number keeps its id. The history then shows what changed
 * in it, instead of a removal and an addition.
 */
export function noLugarDas(linhas: readonly LinhaDeItens[], novas: readonly LinhaDeItens[]): LinhaDeItens[] {
  const livres = Map.groupBy(linhas, ({ partNumber }) => chaveDoPartNumber(partNumber ?? ''));
  return novas.map((nova) => {
    const era = livres.get(chaveDoPartNumber(nova.partNumber ?? ''))?.shift();
    return era ? { ...nova, linhaId: era.linhaId ?? '' } : nova;
  });
}

const ROTULOS = rotulosDe(LINHA_DA_ESTRUTURA);
const titulo = (campo: string) => ROTULOS[campo] ?? campo;

export const COLUNAS_DA_ESTRUTURA: readonly ColunaDaGrade<LinhaDeItens>[] = [
  { campo: 'partNumber', titulo: titulo('partNumber'), tipo: 'texto', maximo: MAXIMO_PART_NUMBER, largura: 145 },
  { campo: 'descricao', titulo: titulo('descricao'), tipo: 'texto', maximo: 4000, largura: 180, cresce: true },
  {
    campo: 'origem',
    titulo: titulo('origem'),
    tipo: 'opcao',
    opcoes: ORIGENS_ITEM.map((codigo) => ({ codigo, nome: NOME_ORIGEM_ITEM[codigo] })),
    largura: 105,
  },
  { campo: 'quantidade', titulo: titulo('quantidade'), tipo: 'decimal', casas: 7, largura: 125 },
  { campo: 'perda', titulo: titulo('perda'), tipo: 'decimal', casas: 4, largura: 85 },
  {
    campo: 'comPerda',
    titulo: 'Com perda',
    tipo: 'decimal',
    casas: 7,
    largura: 125,
    somenteLeitura: true,
  },
  { campo: 'unidade', titulo: titulo('unidade'), tipo: 'texto', maximo: TAMANHOS_DCRE.texto, largura: 85 },
  { campo: 'ncm', titulo: titulo('ncm'), tipo: 'texto', maximo: 10, largura: 95 },
  { campo: 'subDe', titulo: titulo('subDe'), tipo: 'texto', maximo: MAXIMO_PART_NUMBER, largura: 115 },
];

const TEXTOS = ['partNumber', 'descricao', 'ncm', 'unidade', 'origem', 'quantidade', 'perda', 'subDe'] as const;
