import { z } from 'zod';
import { COBERTURAS_CAMBIAIS, NOME_COBERTURA_CAMBIAL } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import { cnpj, decimalInformado } from '#lib/registros/primitivos.ts';
import { opcional, textoOpcional } from '#lib/registros/tipos.ts';

const codigo = (maximo: number, motivo: string) => z.number(motivo).int(motivo).min(1, motivo).max(maximo, motivo);
const texto = (maximo: number, motivo: string) => z.string().trim().min(1, motivo).max(maximo);

/** What only a DUIMP asks for, once in the declaration. Sizes are those of the published contract. */
export const DUIMP_COMPLEMENTO = {
  ruc: textoOpcional(32).meta({ rotulo: 'RUC da carga' }),
  metodoValoracao: opcional(codigo(99_999, 'Informe o código do método.')).meta({
    rotulo: 'Método de valoração',
    ajuda: 'Código da tabela do Siscomex; 1 é o valor da transação.',
  }),
  coberturaCambial: opcional(z.enum(COBERTURAS_CAMBIAIS)).meta({
    rotulo: 'Cobertura cambial',
    opcoes: NOME_COBERTURA_CAMBIAL,
  }),
  motivoSemCobertura: opcional(codigo(99_999, 'Informe o código do motivo.')).meta({ rotulo: 'Motivo sem cobertura' }),
  adquirente: opcional(cnpj).meta({ rotulo: 'CNPJ do adquirente ou encomendante' }),
  informacaoComplementar: textoOpcional(7800).meta({ rotulo: 'Informação complementar', linhas: 2 }),
  documentos: z
    .array(
      // A line that nobody fills in is left out, so the form requires none of its fields.
      z.strictObject({
        tipo: z
          .string()
          .regex(/^[1-9]\d{0,2}$/, 'O tipo é um código de até três algarismos.')
          .meta({ rotulo: 'Tipo', ajuda: 'Código do Anexação.', obrigatorio: false }),
        palavra: codigo(999, 'Informe o código da palavra-chave.').meta({
          rotulo: 'Palavra-chave',
          ajuda: 'Código da obrigatória.',
          obrigatorio: false,
        }),
        valor: texto(200, 'Informe o valor.').meta({
          rotulo: 'Valor',
          ajuda: 'Número da fatura, do conhecimento…',
          obrigatorio: false,
        }),
      }),
    )
    .max(100)
    .default([])
    .meta({ rotulo: 'Documentos de instrução', adicionar: 'Adicionar documento' }),
};

/** What it asks of each foreign operator that the processo names. */
export const OPERADOR_NA_DUIMP = {
  codigo: texto(35, 'Informe o código.').meta({ rotulo: 'Código', obrigatorio: false }),
  versao: texto(6, 'Informe a versão.').meta({ rotulo: 'Versão', obrigatorio: false }),
};

/** Of each item; code and version go together, or come from the catalogue. */
export const PRODUTO_NA_DUIMP = {
  codigo: codigo(2_147_483_647, 'Informe o código do produto.').nullable().meta({ rotulo: 'Código do produto' }),
  versao: texto(7, 'Informe a versão.').nullable().meta({ rotulo: 'Versão do produto' }),
  quantidadeEstatistica: opcional(decimalInformado({ inteiros: 9, casas: 5, positivo: true })).meta({
    rotulo: 'Quantidade estatística',
    casasMinimas: 0,
  }),
};

/** Of each tax whose regime needs a legal ground. */
export const FUNDAMENTO_NA_DUIMP = {
  codigo: codigo(9999, 'Informe o código do fundamento legal.').meta({
    rotulo: 'Código do fundamento',
    obrigatorio: false,
  }),
};
