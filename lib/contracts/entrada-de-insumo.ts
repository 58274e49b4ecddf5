import { z } from 'zod';
import { semZerosAEsquerda } from '#lib/domain/zfm/compra-nacional.ts';
import { TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import { PAPEIS_DE_NOTA_OU_DSI } from '#lib/domain/zfm/entrada-de-insumo.ts';
import { entreVariosCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import {
  cnpj,
  dataInformada,
  dataLida,
  decimalDe,
  decimalInformado,
  id,
  percentual,
} from '#lib/registros/primitivos.ts';
import { textoOpcional } from '#lib/registros/tipos.ts';
import { identidade, registroLido } from './cadastro.ts';
import { importadorApontado } from './importador.ts';

const emDolares = decimalInformado({ inteiros: 12, casas: 7 }).nullable().default(null);
const tributo = z.object({
  aliquota: percentual.nullable().default(null),
  suspenso: z.boolean().default(false),
  /** Reais, by all of the quantity. */
  valor: decimalInformado({ inteiros: 13, casas: 2 }).default('0.00').meta({ example: '0.00' }),
});

/** An item of a nota of purchase, or a bem of a DSI; sizes are those of records 12 and 14 of the DCI (layouts/dci-layout.csv). */
const campos = {
  /** The industry whose stock it is; what else a form has of it is left aside. */
  importador: z.object({ id: z.uuid('Escolha a indústria.') }, 'Escolha a indústria.'),
  /** What is drawn: quantity and values are of its unit. */
  item: z.object({ id: z.uuid('Escolha o insumo.') }, 'Escolha o insumo.'),
  papel: z.enum(PAPEIS_DE_NOTA_OU_DSI, 'Escolha nota ou DSI.'),
  /** Of a nota without the zeros in front; of a DSI its ten digits. */
  numero: z.string('Informe o número.').overwrite((texto) => texto.replaceAll(/[\s./-]/g, '')),
  serie: z
    .string()
    .trim()
    .toUpperCase()
    .max(5, 'A série tem até 5 letras ou algarismos.')
    .overwrite(semZerosAEsquerda)
    .nullable()
    .default(null),
  lugar: z.coerce
    .number('Informe o número do item ou do bem.')
    .int('Informe o número do item ou do bem.')
    .min(1, 'O primeiro item é o 1.')
    .max(999, 'O arquivo tem três algarismos para ele.'),
  fornecedorCnpj: cnpj.nullable().default(null),
  fornecedorNome: textoOpcional(120),
  cfop: z
    .string()
    .trim()
    .regex(/^[1-7]\d{3}$/, 'O CFOP tem quatro algarismos.')
    .nullable()
    .default(null),
  /** Of the emission of the nota, of the registration of the DSI. */
  dataDocumento: dataInformada({ frase: 'Informe a data do documento.' }),
  dataEntrada: dataInformada({ frase: 'Informe o dia em que entrou.' }),
  quantidade: decimalInformado({ inteiros: 9, casas: 5, positivo: true }),
  /** Reais, of the nota. */
  valorUnitario: decimalInformado({ inteiros: 12, casas: 7, positivo: true }).nullable().default(null),
  /** The customs value of a unit in its parts; what is not known leaves the tax of what is drawn unknown. */
  vuUSD: emDolares,
  freteUSD: emDolares,
  seguroUSD: emDolares,
  tributos: z.object({ II: tributo, IPI: tributo, PIS: tributo, COFINS: tributo }),
  observacao: textoOpcional(4000),
};

type Campos = z.infer<z.ZodObject<typeof campos>>;

/** What the paper asks for: a nota has a seller, a CFOP and a price in reais; a DSI ten digits and a price in dollars. */
function comOPapel(entrada: Pick<Campos, (typeof DO_PAPEL)[number]>, { addIssue }: Recusas): void {
  const falta = (campo: keyof Campos, message: string) => addIssue({ code: 'custom', path: [campo], message });
  const { papel, numero, fornecedorCnpj, cfop, valorUnitario, vuUSD } = entrada;
  if (papel === 'NF') {
    if (!/^(?!0+$)\d{1,9}$/.test(numero)) falta('numero', 'O número da nota tem até 9 algarismos.');
    if (fornecedorCnpj === null) falta('fornecedorCnpj', 'Informe o CNPJ de quem vendeu.');
    if (cfop === null) falta('cfop', 'Informe o CFOP da nota.');
    if (valorUnitario === null) falta('valorUnitario', 'Informe o valor unitário da nota.');
  } else {
    if (!/^\d{10}$/.test(numero)) falta('numero', 'O número da DSI tem dez algarismos.');
    if (vuUSD === null) falta('vuUSD', 'Informe o valor unitário declarado na DSI.');
  }
}

function entradaDepois(
  { dataDocumento, dataEntrada }: Pick<Campos, 'dataDocumento' | 'dataEntrada'>,
  { addIssue }: Recusas,
): void {
  if (dataEntrada >= dataDocumento) return;
  addIssue({ code: 'custom', path: ['dataEntrada'], message: 'A entrada não pode ser antes do documento.' });
}

function suspensosComAliquota({ tributos }: Pick<Campos, 'tributos'>, { addIssue }: Recusas): void {
  for (const nome of TRIBUTOS_DCI) {
    const falta = (campo: string, message: string) =>
      addIssue({ code: 'custom', path: ['tributos', nome, campo], message });
    const { suspenso, aliquota, valor } = tributos[nome];
    if (suspenso && aliquota === null)
      falta('aliquota', `Informe a alíquota ${nome === 'COFINS' ? 'da' : 'do'} ${nome}.`);
    if (!suspenso && /[1-9]/.test(valor)) falta('valor', 'Há valor, e o tributo não está marcado como suspenso.');
  }
}

/** A DSI has no seller in the country: what a form left there of a nota is not of it. */
function soDoPapel<Entrada extends Campos>(entrada: Entrada): Entrada {
  if (entrada.papel === 'NF') return { ...entrada, numero: semZerosAEsquerda(entrada.numero) };
  return { ...entrada, serie: null, fornecedorCnpj: null, cfop: null, valorUnitario: null };
}

const DO_PAPEL = ['papel', 'numero', 'fornecedorCnpj', 'cfop', 'valorUnitario', 'vuUSD'] as const;
/** What one field says of another. */
const COERENCIA = [
  [DO_PAPEL, comOPapel],
  [['dataDocumento', 'dataEntrada'], entradaDepois],
  [['tributos'], suspensosComAliquota],
] as const;

export const entradaDeInsumoNova = entreVariosCampos(z.strictObject(campos), ...COERENCIA).overwrite(soDoPapel);
export type EntradaDeInsumoNova = z.infer<typeof entradaDeInsumoNova>;

export const entradaDeInsumoEdicao = entreVariosCampos(
  z.strictObject({ ...identidade, ...campos }),
  ...COERENCIA,
).overwrite(soDoPapel);

const tributoLido = tributo.extend({ aliquota: decimalDe(2).nullable(), valor: decimalDe(2) });

export const entradaDeInsumo = z.object({
  ...registroLido,
  ...campos,
  importador: importadorApontado,
  item: z.object({ id, partNumber: z.string(), descricao: z.string(), ncm: z.string(), unidade: z.string() }),
  dataDocumento: dataLida,
  dataEntrada: dataLida,
  quantidade: decimalDe(5),
  valorUnitario: decimalDe(7).nullable(),
  vuUSD: decimalDe(7).nullable(),
  freteUSD: decimalDe(7).nullable(),
  seguroUSD: decimalDe(7).nullable(),
  tributos: z.object({ II: tributoLido, IPI: tributoLido, PIS: tributoLido, COFINS: tributoLido }),
  /** Its lote, with what is left of it, 7 decimals. */
  lote: z.object({ id, saldo: decimalDe(7) }),
});
export type EntradaDeInsumoLida = z.infer<typeof entradaDeInsumo>;
