import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import { NOME_TIPO_COEFICIENTE, TIPOS_COEFICIENTE, type TipoCoeficiente } from '#lib/domain/cadastros/importador.ts';
import type { ImportadorNovo } from '#lib/registros/importador.ts';

type Resolucao = ImportadorNovo['resolucoes'][number];

/** A resolution as a row of the grid: every cell holds text. */
export interface LinhaDeResolucao extends Readonly<Record<string, string>> {
  readonly id: string;
}

export function linhaDaResolucao(resolucao: Resolucao, id: string): LinhaDeResolucao {
  const celulas = CAMPOS.map((campo) => [campo, resolucao[campo] ?? '']);
  return { ...Object.fromEntries(celulas), id };
}

/** An empty cell becomes null in an optional field, and stays empty text in a required one. */
export function resolucaoDaLinha(linha: LinhaDeResolucao): Resolucao {
  const celula = (campo: keyof Resolucao) => linha[campo] ?? '';
  return {
    numero: celula('numero'),
    data: celula('data'),
    produto: celula('produto'),
    portariaPpb: celula('portariaPpb') || null,
    // An unknown option is kept as typed, so that the schema rejects it with a message.
    tipoCoeficiente: celula('tipoCoeficiente') as TipoCoeficiente,
    acrescimo: celula('acrescimo'),
    validade: celula('validade') || null,
  };
}

/** Even the coefficient is empty, so that an untouched row differs from one that somebody began. */
export const linhaVazia = (): LinhaDeResolucao => ({
  ...Object.fromEntries(CAMPOS.map((campo) => [campo, ''])),
  id: idDaLinha(),
});

export const COLUNAS_RESOLUCOES: readonly ColunaDaGrade<LinhaDeResolucao>[] = [
  { campo: 'numero', titulo: 'Número', tipo: 'texto', maximo: 20, largura: 100 },
  { campo: 'data', titulo: 'Data', tipo: 'data', largura: 105 },
  { campo: 'produto', titulo: 'Produto', tipo: 'texto', maximo: 200, largura: 190, cresce: true },
  { campo: 'portariaPpb', titulo: 'Portaria do PPB', tipo: 'texto', maximo: 60, largura: 125 },
  {
    campo: 'tipoCoeficiente',
    titulo: 'Coeficiente',
    tipo: 'opcao',
    largura: 110,
    opcoes: TIPOS_COEFICIENTE.map((codigo) => ({ codigo, nome: NOME_TIPO_COEFICIENTE[codigo] })),
  },
  { campo: 'acrescimo', titulo: 'Acréscimo (p.p.)', tipo: 'decimal', casas: 2, largura: 130 },
  { campo: 'validade', titulo: 'Validade', tipo: 'data', largura: 105 },
];

const CAMPOS = ['numero', 'data', 'produto', 'portariaPpb', 'tipoCoeficiente', 'acrescimo', 'validade'] as const;
