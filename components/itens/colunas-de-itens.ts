import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import { APLICACOES, NOME_APLICACAO } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';
import { type LinhaDeItens, type Nomes, saoFiguras } from './linha-de-itens.ts';

type Coluna = ColunaDaGrade<LinhaDeItens>;

/** The columns of a grid of items, with the titles of its record: those that every such grid has, and the makers of the others. */
export function colunasDeItens(titulos: Nomes) {
  const comum = (campo: string, largura: number) => ({ campo, titulo: titulos[campo] ?? campo, largura });
  const texto = (campo: string, maximo: number, largura: number): Coluna => ({
    ...comum(campo, largura),
    tipo: 'texto',
    maximo,
  });
  const decimal = (campo: string, casas: number, largura: number, casasAVista = casas): Coluna => ({
    ...comum(campo, largura),
    tipo: 'decimal',
    casas,
    casasAVista,
  });
  const opcao = (campo: string, nomes: Readonly<Record<string, string>>, largura: number): Coluna => ({
    ...comum(campo, largura),
    tipo: 'opcao',
    opcoes: Object.entries(nomes).map(([codigo, nome]) => ({ codigo, nome })),
  });
  return {
    texto,
    decimal,
    opcao,
    cabeca: [
      texto('partNumber', MAXIMO_PART_NUMBER, 140),
      { ...texto('descricao', 4000, 220), cresce: true },
      { ...comum('ncm', 105), tipo: 'ncm' },
      { ...comum('unidade', 85), tipo: 'unidade' },
      decimal('quantidade', 5, 125, 0),
      decimal('valorUnitario', 7, 130, 2),
    ] as const satisfies readonly Coluna[],
    fabricante: texto('fabricante', 120, 170),
    paisOrigem: texto('paisOrigem', 60, 230),
    aplicacao: opcao(
      'aplicacao',
      Object.fromEntries(APLICACOES.map((aplicacao) => [aplicacao, NOME_APLICACAO[aplicacao]])),
      140,
    ),
    destaque: texto('destaque', 3, 85),
    cClassTrib: texto('cClassTrib', 6, 105),
    codigoSuframa: texto('codigoSuframa', 11, 125),
  };
}

/** Quantity times unit value by the rule of the document, or blank while either is no figure. */
export function valorDaLinha(
  { quantidade, valorUnitario }: { quantidade: string; valorUnitario: string },
  documento?: TipoDocumento,
): string {
  return saoFiguras(quantidade, valorUnitario) ? valorDasLinhas([{ quantidade, valorUnitario }], documento) : '';
}
