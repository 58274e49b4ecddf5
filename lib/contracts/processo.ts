import { z } from 'zod';
import { CANAIS_RFB } from '#lib/domain/canal-rfb.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/situacao-processo.ts';
import { conferencia, declaracaoCabecalho, tributosTotais } from './declaracao-importacao.ts';
import { exportacaoDe, SEM_ORDEM, SEM_PAGINA } from './exportacao.ts';
import { consultaDeLista } from './lista.ts';
import { data, dinheiro, id, instante } from './primitivos.ts';
import { PROCESSO_COLUNAS } from './processo-colunas.ts';

const PROCESSO_ORDENAVEIS = [
  'numero',
  'criadoEm',
  'dataRegistro',
  'numeroDI',
  'situacao',
  'valorAduaneiro',
  'importador',
  'fornecedor',
] as const;

export const processoConsulta = consultaDeLista(PROCESSO_ORDENAVEIS, '-criadoEm', {
  situacao: z.enum(SITUACOES_PROCESSO).optional(),
  canalRfb: z.enum(CANAIS_RFB).optional(),
  numeroDI: z
    .string()
    .regex(/^(\d{10}|\d{2}BR\d{11})$/, 'O número da DI tem dez dígitos; o da DUIMP, quinze posições.')
    .optional(),
  dataRegistroDe: data.optional(),
  dataRegistroAte: data.optional(),
});
export type ProcessoConsulta = z.infer<typeof processoConsulta>;

export const processoResumo = z.object({
  id,
  versao: z.number().int(),
  numero: z.string(),
  tipoDocumento: z.enum(['DI', 'DUIMP']),
  numeroDI: z.string().nullable(),
  situacao: z.enum(SITUACOES_PROCESSO),
  canalRfb: z.enum(CANAIS_RFB).nullable(),
  /** The code of the file, for a canal that has no name yet. */
  canalCodigo: z.string().nullable(),
  importador: z.object({ numero: z.string(), nome: z.string().nullable() }),
  fornecedor: z.string().nullable(),
  paisProcedencia: z.string().nullable(),
  incoterm: z.string().nullable(),
  dataRegistro: data.nullable(),
  dataDesembaraco: data.nullable(),
  dataChegada: data.nullable(),
  adicoes: z.number().int(),
  itens: z.number().int(),
  valorAduaneiro: dinheiro,
  tributos: tributosTotais,
  recolher: tributosTotais,
  criadoEm: instante,
});
export type ProcessoResumo = z.infer<typeof processoResumo>;

export const processoInteiro = processoResumo.extend({
  declaracao: declaracaoCabecalho,
  conferencias: z.array(conferencia),
  arquivo: z.object({ nome: z.string(), tamanho: z.number().int(), sha256: z.string(), recebidoEm: instante }),
});
export type ProcessoInteiro = z.infer<typeof processoInteiro>;

/** The sums of the whole result, declared, in reais; taxes are those due. */
export const processoTotais = z.object({ valorAduaneiro: dinheiro, ...tributosTotais.shape });
export type ProcessoTotais = z.infer<typeof processoTotais>;

export const processoTotaisConsulta = processoConsulta.omit(SEM_ORDEM);
export type ProcessoTotaisConsulta = z.infer<typeof processoTotaisConsulta>;

export const processoExportacao = processoConsulta.omit(SEM_PAGINA).extend(exportacaoDe(PROCESSO_COLUNAS));
export type ProcessoExportacao = z.infer<typeof processoExportacao>;
