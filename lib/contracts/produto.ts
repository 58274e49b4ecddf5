import { z } from 'zod';
import { TIPOS_COEFICIENTE } from '#lib/domain/importador.ts';
import { TAMANHOS_DCRE } from '#lib/domain/produto.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/validade.ts';
import { entreElementos, type Recusas } from '#lib/registros/entre-campos.ts';
import { dataLida, decimalDe, decimalInformado, id, ncm, percentual } from '#lib/registros/primitivos.ts';
import { textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeCadastro, consultaDeLookup, identidade, registroLido } from './cadastro.ts';
import { MAXIMO_DE_COMPONENTES, modeloDoProduto } from './dcr.ts';
import { importadorApontado } from './importador.ts';

/** Sizes are those of the DCR-E (layouts/dcre-layout.csv, records 0 and 1), which begins with a product as it stands. */
const campos = {
  /** The industry of the ZFM that makes it; what else a form has of it is left aside. */
  importador: z.object({ id: z.uuid('Escolha a indústria.') }, 'Escolha a indústria.'),
  codigo: z.string().trim().toUpperCase().min(1, 'Informe o código do produto.').max(TAMANHOS_DCRE.codigo),
  descricao: z.string().trim().min(1, 'Informe a descrição do produto.').max(TAMANHOS_DCRE.texto),
  ncm,
  unidade: z.string().trim().min(1, 'Informe a unidade de comercialização.').max(TAMANHOS_DCRE.texto),
  /** Kilograms of one unit. */
  pesoBruto: decimalInformado({ inteiros: 9, casas: 5 }),
  /** Number of one of the industry's Resoluções CAS. */
  resolucao: textoOpcional(20),
  ppb: textoOpcional(TAMANHOS_DCRE.texto),
  informatica: z.boolean().default(false),
  tipoCoeficiente: z.enum(TIPOS_COEFICIENTE, 'Escolha FIXO ou VARIAVEL.'),
  acrescimo: percentual.default('0.00'),
  modelos: entreElementos(
    z.array(modeloDoProduto).max(MAXIMO_DE_COMPONENTES, `Um produto tem no máximo ${MAXIMO_DE_COMPONENTES} modelos.`),
    semRepetidos,
  ).default([]),
  observacao: textoOpcional(4000),
};

export const produtoNovo = z.strictObject(campos);
export type ProdutoNovo = z.infer<typeof produtoNovo>;

export const produtoEdicao = z.strictObject({ ...identidade, ...campos });

const { modelos: _, ...semModelos } = campos;
const lidos = {
  importador: importadorApontado,
  pesoBruto: decimalDe(5),
  acrescimo: decimalDe(2),
  /** Of the resolution it is made under, as the industry has it; null where it has none of that number (any more). */
  daResolucao: z.object({ validade: dataLida.nullable() }).nullable(),
};

export const produto = z.object({ ...registroLido, ...campos, ...lidos });
export type ProdutoLido = z.infer<typeof produto>;

/** A row of the list. One that is brought back is answered as its record, which says neither of the last two. */
export const produtoResumo = z.object({
  ...registroLido,
  ...semModelos,
  ...lidos,
  quantosModelos: z.number().int().default(0),
  /** Of its structure, on the day it is asked; null where none has begun. */
  revisaoEmVigor: z.object({ id, revisao: z.string(), vigenciaInicio: dataLida }).nullable().default(null),
});
export type ProdutoResumo = z.infer<typeof produtoResumo>;

export const produtoConsulta = consultaDeCadastro(
  ['codigo', 'descricao', 'importador', 'ncm', 'resolucao', 'tipoCoeficiente', 'alteradoEm'],
  'codigo',
  {
    importadorId: id.optional(),
    ncm: ncm.optional(),
    tipoCoeficiente: z.enum(TIPOS_COEFICIENTE).optional(),
    /** Of the Resolução CAS it is made under, on the day it is asked. */
    resolucoes: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
    /** Only those of which no revision of the structure holds on the day it is asked. */
    semEstrutura: z.literal('true').optional(),
  },
);
export type ProdutoConsulta = z.infer<typeof produtoConsulta>;

/** With an industry, only what it makes. */
export const produtoLookupConsulta = consultaDeLookup.extend({ importadorId: id.optional() });
export type ProdutoLookupConsulta = z.infer<typeof produtoLookupConsulta>;

/** A row of `Produto/GetByQ`. */
export const produtoDoLookup = z.object({
  id,
  codigo: z.string(),
  nome: z.string(),
  ncm: z.string(),
  importador: z.object({ id, razaoSocial: z.string() }),
});
export type ProdutoDoLookup = z.infer<typeof produtoDoLookup>;

function semRepetidos(modelos: { modelo: string }[], contexto: Recusas): void {
  const vistos = new Set<string>();
  for (const [i, { modelo }] of modelos.entries()) {
    if (vistos.has(modelo)) {
      contexto.addIssue({ code: 'custom', path: [i, 'modelo'], message: 'Este modelo já está na lista.' });
    }
    vistos.add(modelo);
  }
}
