import { z } from 'zod';
import { reduzABase, TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/regime-tributario.ts';
import { entreVariosCampos, type Recusas, vigenciaEmOrdem } from '#lib/registros/entre-campos.ts';
import { dataInformada, dataLida, ncm, percentual, ultimoDia } from '#lib/registros/primitivos.ts';
import { opcional, textoOpcional } from '#lib/registros/tipos.ts';
import { identidade, registroLido } from './cadastro.ts';
import { importadorApontado } from './importador.ts';

/** Codes of tables of the Sefaz-AM, which Cais does not have: only their length is known. */
const codigoDaSefaz = (tamanho: number, motivo: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^[0-9A-Z]{${tamanho}}$`), motivo);

/** Sizes are those of the matriz of the DIe (layouts/dai-die-xml.csv, ItemMatriz). */
const campos = {
  /** Whose matriz it is; what else a form has of it is left aside. */
  importador: z.object({ id: z.uuid('Escolha o importador.') }),
  /** Do produto final. */
  ncm,
  /** Do produto. */
  codigoSuframa: z
    .string()
    .trim()
    .regex(/^\d{4}$/, 'O código Suframa do produto tem quatro algarismos.'),
  destinacao: codigoDaSefaz(2, 'O código da destinação tem duas letras ou algarismos.'),
  utilizacao: codigoDaSefaz(2, 'O código da utilização tem duas letras ou algarismos.'),
  codigoTributacao: codigoDaSefaz(4, 'O código de tributação tem quatro letras ou algarismos.'),
  /** What the code makes of the ICMS; null as long as nobody said it. */
  tratamento: z
    .enum(Object.keys(TRATAMENTOS_ICMS) as [TratamentoIcms, ...TratamentoIcms[]])
    .nullable()
    .default(null),
  /** Per cent taken off the base, with REDUZIDO and CARGA_EFETIVA and with nothing else. */
  reducaoPerc: percentual
    .refine((texto) => !/^[0.]*$/.test(texto), 'Deve ser maior que zero.')
    .nullable()
    .default(null)
    .meta({ example: null }),
  decreto: z.string().trim().min(1, 'Informe o decreto concessivo.').max(60),
  tipoDocumento: textoOpcional(10),
  numeroDocumento: textoOpcional(60),
  vigenciaInicio: dataInformada({ frase: 'Informe o primeiro dia em que vale.' }),
  /** Last day; null has no end. */
  vigenciaFim: opcional(ultimoDia),
};

function reduzido(
  { tratamento, reducaoPerc }: { tratamento: TratamentoIcms | null; reducaoPerc: string | null },
  { addIssue }: Recusas,
): void {
  const falta = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message });
  if (reduzABase(tratamento) && reducaoPerc === null)
    falta('reducaoPerc', 'Informe de quantos por cento é a redução da base.');
  if (!reduzABase(tratamento) && reducaoPerc !== null)
    falta(
      'tratamento',
      `A redução da base só cabe com “${TRATAMENTOS_ICMS.REDUZIDO}” ou “${TRATAMENTOS_ICMS.CARGA_EFETIVA}”: apague a redução ou escolha uma delas.`,
    );
}

/** What one field says of another. */
const COERENCIA = [
  [['vigenciaInicio', 'vigenciaFim'], vigenciaEmOrdem],
  [['tratamento', 'reducaoPerc'], reduzido],
] as const;

export const itemDaMatrizNovo = entreVariosCampos(z.strictObject(campos), ...COERENCIA);
export type ItemDaMatrizNovo = z.infer<typeof itemDaMatrizNovo>;

export const itemDaMatrizEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...campos }), ...COERENCIA);

export const itemDaMatriz = z.object({
  ...registroLido,
  ...campos,
  vigenciaInicio: dataLida,
  vigenciaFim: opcional(dataLida),
  importador: importadorApontado,
});
export type ItemDaMatrizLido = z.infer<typeof itemDaMatriz>;
