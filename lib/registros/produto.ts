import { z } from 'zod';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { MAXIMO_DE_COMPONENTES } from '#lib/domain/zfm/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { DO_PRODUTO } from './do-produto.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { importadorApontado } from './importador.ts';
import { DA_INDUSTRIA, DO_CNPJ_DA_INDUSTRIA, industria } from './industria.ts';
import { dataLida, decimalDe, decimalInformado, id, ncm } from './primitivos.ts';
import { observacaoDePlanilha, textoObrigatorio } from './tipos.ts';

/** A model of a product; its DCR-E has the same fields. */
export const MODELO_DO_PRODUTO = {
  modelo: z
    .string()
    .regex(/^(?!0000)\d{4}$/, 'O modelo tem quatro algarismos, de 0001 a 9999.')
    .meta({ rotulo: 'Modelo', maximo: 4 }),
  descricao: textoObrigatorio(TAMANHOS_DCRE.texto, 'Informe a descrição do modelo.').meta({
    rotulo: 'Descrição do modelo',
  }),
  /** Reais. */
  precoVenda: decimalInformado({ inteiros: 13, casas: 2 }).meta({ rotulo: 'Preço de venda (R$)', casasMinimas: 2 }),
};

/**
 * A finished product. Sizes are those of the DCR-E (layouts/dcre-layout.csv, records 0 and 1), which copies the values unchanged.
 */
export const PRODUTO = {
  /** The manufacturer. */
  importador: industria.meta({
    ajuda: 'O estabelecimento que industrializa o produto e assina o DCR-E.',
    planilha: ['Indústria', 'CNPJ', 'Importador', 'Razão social'],
  }),
  codigo: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, 'Informe o código do produto.')
    .max(TAMANHOS_DCRE.codigo)
    .meta({
      rotulo: 'Código do produto',
      ajuda: 'Até 15 caracteres. É único na indústria.',
      maiusculas: true,
      planilha: ['Código', 'Produto', 'SKU', 'Cód. produto'],
      coluna: { titulo: 'Código', ordenavel: true, padrao: true, caracteres: 14 },
    }),
  descricao: DO_PRODUTO.descricao.meta({
    rotulo: 'Descrição',
    planilha: ['Descrição do produto', 'Nome'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 29 },
  }),
  ncm: ncm.meta({ rotulo: 'NCM', planilha: ['NCM do produto', 'Código NCM'] }),
  unidade: DO_PRODUTO.unidade.meta({
    maiusculas: true,
    planilha: ['Unidade', 'UN', 'Unid', 'Unidade de medida', 'UM'],
    coluna: { titulo: 'Unidade', caracteres: 11 },
  }),
  pesoBruto: DO_PRODUTO.pesoBruto.meta({
    ajuda: 'De uma unidade, com a embalagem.',
    casasMinimas: 2,
    planilha: ['Peso bruto', 'Peso bruto (kg)', 'Peso (kg)', 'Peso'],
    coluna: { titulo: 'Peso bruto (kg)', caracteres: 14 },
  }),
  resolucao: DO_PRODUTO.resolucao.meta({
    ajuda: 'As do cadastro da indústria. Escolhida, preenche o PPB, o coeficiente e o acréscimo que estiverem vazios.',
    planilha: ['Resolução', 'Resolução Suframa', 'Nº da resolução'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 20 },
  }),
  ppb: DO_PRODUTO.ppb.meta({
    rotulo: 'PPB e resolução, como vão no DCR-E',
    ajuda: 'Até 80 caracteres.',
    planilha: ['PPB', 'PPB e resolução'],
    coluna: { titulo: 'PPB e resolução', caracteres: 28 },
  }),
  informatica: DO_PRODUTO.informatica.meta({
    planilha: ['Informática', 'Bem de informática e automação'],
    coluna: { titulo: 'Informática', caracteres: 11 },
  }),
  tipoCoeficiente: DO_PRODUTO.tipoCoeficiente.meta({
    ajuda: 'Fixo, de 88 % (DL 288/1967, art. 7º, § 4º), ou calculado dos custos (§ 1º).',
    planilha: ['Coeficiente', 'Tipo', 'Tipo do coeficiente'],
    coluna: { titulo: 'Coeficiente', ordenavel: true, padrao: true, noCartao: true, caracteres: 12 },
  }),
  acrescimo: DO_PRODUTO.acrescimo.meta({
    ajuda: 'De veículos e suas partes, ou de TIC com tecnologia nacional.',
    obrigatorio: true,
    planilha: ['Acréscimo', 'Acréscimo (%)'],
    coluna: { caracteres: 14 },
  }),
  modelos: entreElementos(
    z
      .array(z.strictObject(MODELO_DO_PRODUTO))
      .max(MAXIMO_DE_COMPONENTES, `Um produto tem no máximo ${MAXIMO_DE_COMPONENTES} modelos.`),
    semRepetidos,
  )
    .default([])
    .meta({ rotulo: 'Modelos', adicionar: 'Adicionar modelo', chave: ['modelo'] }),
  observacao: observacaoDePlanilha,
};

function semRepetidos(modelos: { modelo: string }[], contexto: Recusas): void {
  const vistos = new Set<string>();
  for (const [i, { modelo }] of modelos.entries()) {
    if (vistos.has(modelo)) {
      contexto.addIssue({ code: 'custom', path: [i, 'modelo'], message: 'Este modelo já está na lista.' });
    }
    vistos.add(modelo);
  }
}

export const contratoDeProduto = contratoDe(PRODUTO, {
  lido: {
    importador: importadorApontado,
    pesoBruto: decimalDe(5),
    acrescimo: decimalDe(2),
    /** The industry's own record of the resolution that the product is made under; null where the industry has no such number. */
    daResolucao: z.object({ validade: dataLida.nullable() }).nullable(),
  },
});
export type ProdutoNovo = z.infer<typeof contratoDeProduto.novo>;
export type ProdutoLido = z.infer<typeof contratoDeProduto.lido>;

/** A row of the list. A restored product is answered as its whole record, which lacks the last two fields. */
export const produtoResumo = contratoDeProduto.lido.omit({ modelos: true }).extend({
  quantosModelos: z.number().int().default(0),
  /** The revision of its structure in force on the day of the request; null where none is in force. */
  revisaoEmVigor: z.object({ id, revisao: z.string(), vigenciaInicio: dataLida }).nullable().default(null),
});
export type ProdutoResumo = z.infer<typeof produtoResumo>;

export const PRODUTO_COLUNAS = colunasDe<ProdutoResumo>(PRODUTO, {
  primeiras: [
    'codigo',
    'descricao',
    'importador',
    'cnpj',
    'ncm',
    'unidade',
    'pesoBruto',
    'resolucao',
    'resolucaoValidade',
    'ppb',
    'tipoCoeficiente',
    'acrescimo',
  ],
  proprias: [
    DA_INDUSTRIA,
    DO_CNPJ_DA_INDUSTRIA,
    {
      campo: 'ncm',
      titulo: 'NCM',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      caracteres: 12,
      inteira: true,
      valor: ({ ncm }) => escreverNcm(ncm),
    },
    {
      campo: 'resolucaoValidade',
      titulo: 'Validade da resolução',
      tipo: 'data',
      caracteres: 16,
      valor: ({ daResolucao }) => daResolucao?.validade ?? null,
    },
    { campo: 'quantosModelos', titulo: 'Modelos', tipo: 'inteiro', caracteres: 9 },
    {
      campo: 'revisaoEmVigor',
      titulo: 'Estrutura em vigor',
      tipo: 'texto',
      padrao: true,
      noCartao: true,
      caracteres: 22,
      valor: ({ revisaoEmVigor }) => revisaoEmVigor?.revisao ?? null,
    },
    ...DA_ALTERACAO,
  ],
});
