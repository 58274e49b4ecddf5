import { z } from 'zod';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/validade.ts';
import { consultaDeCadastro, identidade, registroLido, textoOpcional } from './cadastro.ts';
import { importadorApontado } from './importador.ts';
import { data, id, ncm } from './primitivos.ts';

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
  decreto: z.string().trim().min(1, 'Informe o decreto concessivo.').max(60),
  tipoDocumento: textoOpcional(10),
  numeroDocumento: textoOpcional(60),
  vigenciaInicio: z.iso.date('Informe o primeiro dia em que vale.'),
  /** Last day; null has no end. */
  vigenciaFim: data.nullable().default(null),
};

const comVigencia = ({ vigenciaInicio, vigenciaFim }: { vigenciaInicio: string; vigenciaFim: string | null }) =>
  vigenciaFim === null || vigenciaInicio <= vigenciaFim;
const foraDeOrdem = { path: ['vigenciaFim'], error: 'O fim da vigência é anterior ao início.' };

export const itemDaMatrizNovo = z.strictObject(campos).refine(comVigencia, foraDeOrdem);
export type ItemDaMatrizNovo = z.infer<typeof itemDaMatrizNovo>;

export const itemDaMatrizEdicao = z.strictObject({ ...identidade, ...campos }).refine(comVigencia, foraDeOrdem);

export const itemDaMatriz = z.object({ ...registroLido, ...campos, importador: importadorApontado });
export type ItemDaMatrizLido = z.infer<typeof itemDaMatriz>;

export const itemDaMatrizConsulta = consultaDeCadastro(
  ['item', 'importador', 'codigoTributacao', 'decreto', 'vigenciaInicio', 'vigenciaFim', 'alteradoEm'],
  'item',
  {
    importadorId: id.optional(),
    ncm: ncm.optional(),
    /** Of its last day, on the day it is asked. */
    validade: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
  },
);
export type ItemDaMatrizConsulta = z.infer<typeof itemDaMatrizConsulta>;
