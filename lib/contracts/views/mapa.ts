import { z } from 'zod';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { VIAS_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { dataLida, dinheiro, id } from '#lib/registros/primitivos.ts';

const embarqueDoMapa = z.object({
  id,
  numero: z.string(),
  referencia: z.string().nullable(),
  situacao: z.enum(SITUACOES_PROCESSO),
  viaTransporte: z.enum(VIAS_TRANSPORTE).nullable(),
  veiculo: z.string().nullable(),
  importador: z.string().nullable(),
  /** Supplier of the first of its goods. */
  fornecedor: z.string().nullable(),
  etd: dataLida.nullable(),
  embarque: dataLida.nullable(),
  eta: dataLida.nullable(),
  chegada: dataLida.nullable(),
  /** Sum of its goods in each currency, by the Siscomex code. */
  valores: z.array(z.object({ moeda: z.string(), valor: dinheiro })),
});
export type EmbarqueDoMapa = z.infer<typeof embarqueDoMapa>;

const graus = z.number();

const origemDoMapa = z.object({
  /** `CNSHA` or `CNPVG-AER`; `CN` for a country whose port is unknown; `000` where both are unknown. */
  chave: z.string(),
  /** Name of the port, or else of the country. */
  nome: z.string(),
  /** Null where `nome` is the country itself. */
  pais: z.string().nullable(),
  /** ISO 3166-1. */
  sigla: z.string().nullable(),
  /** Kind of place that `lugar` locates; null where no place is known. */
  precisao: z.enum(['PORTO', 'AEROPORTO', 'PAIS']).nullable(),
  lugar: z.object({ lat: graus, lon: graus }).nullable(),
  /** Counts all shipments of the origin, including those that `embarques` has no room for. */
  total: z.number().int(),
  atrasados: z.number().int(),
  /** The earliest ETA still to come. */
  proximoEta: dataLida.nullable(),
  embarques: z.array(embarqueDoMapa),
});
export type OrigemDoMapa = z.infer<typeof origemDoMapa>;

/** Answer of `GET /api/Mapa`; the origins with most shipments come first. */
export const mapa = z.object({
  /** The current day at the server. */
  hoje: dataLida,
  total: z.number().int(),
  atrasados: z.number().int(),
  origens: z.array(origemDoMapa),
});
export type Mapa = z.infer<typeof mapa>;

/** At most this many shipments are listed one by one, the newest. */
export const MAXIMO_DE_EMBARQUES = 500;
