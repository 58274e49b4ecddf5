import type { ColunaDaGrade } from '#components/ui/item-grid-columns.tsx';
import type { ImportadorNovo } from '#lib/contracts/importador.ts';
import { NOME_TIPO_COEFICIENTE, TIPOS_COEFICIENTE, type TipoCoeficiente } from '#lib/domain/cadastros/importador.ts';

type Resolucao = ImportadorNovo['resolucoes'][number];

/** A resolution as the grid has it: text in every cell. */
export interface LinhaDeResolucao extends Readonly<Record<string, string>> {
  readonly id: string;
}

export function linhaDaResolucao(resolucao: Resolucao, id: string): LinhaDeResolucao {
  const celulas = CAMPOS.map((campo) => [campo, resolucao[campo] ?? '']);
  return { ...Object.fromEntries(celulas), id };
}

/** What is not filled in is nothing where nothing may be, and stays text where something must be. */
export function resolucaoDaLinha(linha: LinhaDeResolucao): Resolucao {
  const celula = (campo: keyof Resolucao) => linha[campo] ?? '';
  return {
    numero: celula('numero'),
    data: celula('data'),
    produto: celula('produto'),
    portariaPpb: celula('portariaPpb') || null,
    // What is no option is kept as it was typed, for the schema to refuse it in words.
    tipoCoeficiente: celula('tipoCoeficiente') as TipoCoeficiente,
    acrescimo: celula('acrescimo'),
    validade: celula('validade') || null,
  };
}

/** With nothing in it: not even a coefficient, so that it can be told from one somebody began. */
export const linhaVazia = (): LinhaDeResolucao => ({
  ...Object.fromEntries(CAMPOS.map((campo) => [campo, ''])),
  id: crypto.randomUUID(),
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
