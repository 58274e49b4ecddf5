import { z } from 'zod';
import { MAXIMO_DE_COMPONENTES } from '#lib/domain/zfm/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { DO_PRODUTO } from './do-produto.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { industria } from './industria.ts';
import { decimalInformado, ncm } from './primitivos.ts';
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
