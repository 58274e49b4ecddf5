import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { CODIGOS_ALERTA } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { CANAIS_RFB } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { VIRADAS } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import { data, id } from '#lib/registros/primitivos.ts';

const PROCESSO_ORDENAVEIS = [
  'numero',
  'criadoEm',
  'dataRegistro',
  'numeroDI',
  'situacao',
  'desde',
  'eta',
  'valorAduaneiro',
  'importador',
  'fornecedor',
] as const;

/** `QUALQUER` means at least one alert. */
const FILTROS_DE_ALERTA = [...CODIGOS_ALERTA, 'QUALQUER'] as const;

export const processoConsulta = consultaDeLista(PROCESSO_ORDENAVEIS, '-criadoEm', {
  excluidos: z.enum(['true', 'false']).optional(),
  situacao: z.enum(SITUACOES_PROCESSO).optional(),
  /** `NENHUM` means no canal yet. */
  canalRfb: z.enum([...CANAIS_RFB, 'NENHUM']).optional(),
  tipoDocumento: z.enum(['DI', 'DUIMP']).optional(),
  alerta: z.enum(FILTROS_DE_ALERTA).optional(),
  importadorId: id.optional(),
  /** Only processos that name no importer of the cadastro. */
  semImportador: z.literal('true').optional(),
  treinamento: z.literal('true').optional().meta({
    description: 'Só os processos de treinamento. Sem ele, a lista, as somas e os grupos têm só os de verdade.',
  }),
  /** Ship and voyage, flight or plate, exactly as written. */
  veiculo: z.string().trim().min(1).max(60).optional(),
  semVeiculo: z.literal('true').optional(),
  responsavelId: id.optional(),
  /** The person who began the processo. */
  criadoPorId: id.optional(),
  /** Only cargo that has not arrived. */
  aChegar: z.literal('true').optional(),
  virada: z.enum(VIRADAS).optional().meta({
    description:
      'Na virada de 2026 para 2027: REGISTRADOS até 31/12/2026 e não desembaraçados, PREVISTOS com ETA em dezembro ou janeiro, ou SEM_ETA.',
  }),
  etaDe: data.optional(),
  etaAte: data.optional(),
  numeroDI: z
    .string()
    .regex(/^(\d{10}|\d{2}BR\d{11})$/, 'O número da DI tem dez dígitos; o da DUIMP, quinze posições.')
    .optional(),
  dataRegistroDe: data.optional(),
  dataRegistroAte: data.optional(),
});

/** What the processos of the list can be grouped by; NAVIO is the vehicle, whatever the way of transport. */
export const AGRUPAMENTOS_DE_PROCESSOS = ['SITUACAO', 'IMPORTADOR', 'NAVIO'] as const;
export type AgrupamentoDeProcessos = (typeof AGRUPAMENTOS_DE_PROCESSOS)[number];

export type ProcessoConsulta = z.infer<typeof processoConsulta>;
