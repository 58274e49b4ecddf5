import { z } from 'zod';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/situacao-processo.ts';
import { VIAS_TRANSPORTE } from '#lib/domain/aduana/via-transporte.ts';
import { dataLida, dinheiro, id } from '#lib/registros/primitivos.ts';

const embarqueDoMapa = z.object({
  id,
  numero: z.string(),
  referencia: z.string().nullable(),
  situacao: z.enum(SITUACOES_PROCESSO),
  viaTransporte: z.enum(VIAS_TRANSPORTE).nullable(),
  veiculo: z.string().nullable(),
  importador: z.string().nullable(),
  /** Of the first of its goods. */
  fornecedor: z.string().nullable(),
  etd: dataLida.nullable(),
  embarque: dataLida.nullable(),
  eta: dataLida.nullable(),
  chegada: dataLida.nullable(),
  /** Of its goods, a sum for each currency, by the code of the Siscomex. */
  valores: z.array(z.object({ moeda: z.string(), valor: dinheiro })),
});
export type EmbarqueDoMapa = z.infer<typeof embarqueDoMapa>;

const graus = z.number();

const origemDoMapa = z.object({
  /** `CNSHA`, `CNPVG-AER`, `CN` of a country whose port is not known, `000` where neither is. */
  chave: z.string(),
  /** Of the port, else of the country. */
  nome: z.string(),
  /** Null where `nome` is of the country itself. */
  pais: z.string().nullable(),
  /** ISO 3166-1. */
  sigla: z.string().nullable(),
  /** What `lugar` is of; null where no place is known. */
  precisao: z.enum(['PORTO', 'AEROPORTO', 'PAIS']).nullable(),
  lugar: z.object({ lat: graus, lon: graus }).nullable(),
  /** Of all its shipments, among them those that `embarques` has no room for. */
  total: z.number().int(),
  atrasados: z.number().int(),
  /** The first of those to come. */
  proximoEta: dataLida.nullable(),
  embarques: z.array(embarqueDoMapa),
});
export type OrigemDoMapa = z.infer<typeof origemDoMapa>;

/** Answer of `GET /api/Mapa`: the origins of most shipments first. */
export const mapa = z.object({
  /** The day it is where the server is. */
  hoje: dataLida,
  total: z.number().int(),
  atrasados: z.number().int(),
  origens: z.array(origemDoMapa),
});
export type Mapa = z.infer<typeof mapa>;

/** So many shipments are told one by one, the newest. */
export const MAXIMO_DE_EMBARQUES = 500;
