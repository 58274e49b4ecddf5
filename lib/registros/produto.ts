import { z } from 'zod';
import { NOME_TIPO_COEFICIENTE, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { MAXIMO_DE_COMPONENTES } from '#lib/domain/zfm/dcr.ts';
import { NOME_ACRESCIMO, TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { industria } from './industria.ts';
import { decimalInformado, ncm, percentual } from './primitivos.ts';
import { textoOpcional } from './tipos.ts';

/** A model of a product, as its DCR-E has it too. */
export const MODELO_DO_PRODUTO = {
  modelo: z
    .string()
    .regex(/^(?!0000)\d{4}$/, 'O modelo tem quatro algarismos, de 0001 a 9999.')
    .meta({ rotulo: 'Modelo', maximo: 4 }),
  descricao: z
    .string()
    .trim()
    .min(1, 'Informe a descrição do modelo.')
    .max(TAMANHOS_DCRE.texto)
    .meta({ rotulo: 'Descrição do modelo' }),
  /** Reais. */
  precoVenda: decimalInformado({ inteiros: 13, casas: 2 }).meta({ rotulo: 'Preço de venda (R$)', casasMinimas: 2 }),
};

/** A finished product. Sizes are those of the DCR-E (layouts/dcre-layout.csv, records 0 and 1), which begins with it as it stands. */
export const PRODUTO = {
  /** The one that makes it. */
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
  descricao: z
    .string()
    .trim()
    .min(1, 'Informe a descrição do produto.')
    .max(TAMANHOS_DCRE.texto)
    .meta({
      rotulo: 'Descrição',
      planilha: ['Descrição do produto', 'Nome'],
      coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 29 },
    }),
  ncm: ncm.meta({ rotulo: 'NCM', planilha: ['NCM do produto', 'Código NCM'] }),
  unidade: z
    .string()
    .trim()
    .min(1, 'Informe a unidade de comercialização.')
    .max(TAMANHOS_DCRE.texto)
    .meta({
      rotulo: 'Unidade de comercialização',
      maiusculas: true,
      planilha: ['Unidade', 'UN', 'Unid', 'Unidade de medida', 'UM'],
      coluna: { titulo: 'Unidade', caracteres: 11 },
    }),
  /** Kilograms of one unit. */
  pesoBruto: decimalInformado({ inteiros: 9, casas: 5 }).meta({
    rotulo: 'Peso bruto unitário (kg)',
    ajuda: 'De uma unidade, com a embalagem.',
    casasMinimas: 2,
    planilha: ['Peso bruto', 'Peso bruto (kg)', 'Peso (kg)', 'Peso'],
    coluna: { titulo: 'Peso bruto (kg)', caracteres: 14 },
  }),
  /** Number of one of the industry's Resoluções CAS. */
  resolucao: textoOpcional(20).meta({
    rotulo: 'Resolução CAS',
    ajuda: 'As do cadastro da indústria. Escolhida, preenche o PPB, o coeficiente e o acréscimo que estiverem vazios.',
    planilha: ['Resolução', 'Resolução Suframa', 'Nº da resolução'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 16 },
  }),
  ppb: textoOpcional(TAMANHOS_DCRE.texto).meta({
    rotulo: 'PPB e resolução, como vão no DCR-E',
    ajuda: 'Até 80 caracteres.',
    planilha: ['PPB', 'PPB e resolução'],
    coluna: { titulo: 'PPB e resolução', caracteres: 28 },
  }),
  informatica: z
    .boolean()
    .default(false)
    .meta({
      rotulo: 'Bem de informática',
      como: 'caixa',
      planilha: ['Informática', 'Bem de informática e automação'],
      coluna: { titulo: 'Informática', caracteres: 11 },
    }),
  tipoCoeficiente: z.enum(TIPOS_COEFICIENTE, 'Escolha FIXO ou VARIAVEL.').meta({
    rotulo: 'Tipo de coeficiente',
    ajuda: 'Fixo, de 88 % (DL 288/1967, art. 7º, § 4º), ou calculado dos custos (§ 1º).',
    opcoes: NOME_TIPO_COEFICIENTE,
    planilha: ['Coeficiente', 'Tipo', 'Tipo do coeficiente'],
    coluna: { titulo: 'Coeficiente', ordenavel: true, padrao: true, noCartao: true, caracteres: 12 },
  }),
  /** The form offers the three there are; the contract takes any percentage. */
  acrescimo: percentual.default('0.00').meta({
    rotulo: 'Acréscimo (p.p.)',
    opcoes: NOME_ACRESCIMO,
    ajuda: 'De veículos e suas partes, ou de TIC com tecnologia nacional.',
    obrigatorio: true,
    planilha: ['Acréscimo', 'Acréscimo (%)'],
  }),
  modelos: entreElementos(
    z
      .array(z.strictObject(MODELO_DO_PRODUTO))
      .max(MAXIMO_DE_COMPONENTES, `Um produto tem no máximo ${MAXIMO_DE_COMPONENTES} modelos.`),
    semRepetidos,
  )
    .default([])
    .meta({ rotulo: 'Modelos', adicionar: 'Adicionar modelo' }),
  observacao: textoOpcional(4000).meta({ rotulo: 'Observação', linhas: 3, planilha: ['Observações', 'Obs', 'Notas'] }),
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
