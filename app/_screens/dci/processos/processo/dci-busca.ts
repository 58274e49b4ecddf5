import { z } from 'zod';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { notasConsulta } from '#lib/contracts/consultas/dci-notas.ts';
import { competencia } from '#lib/contracts/dci-partes.ts';
import { ETAPAS_DCI } from '#lib/domain/zfm/dci.ts';

/** Which step of a DCI is open, and the field of it, or the item, somebody is led to. */
const etapaBusca = z.object({
  etapa: z.enum(ETAPAS_DCI).catch('periodo').default('periodo'),
  /** `ordensJudiciais.0.valor`; or the `chave` of an item or an input. */
  campo: z.string().max(220).optional().catch(undefined),
});

/** What of its notas is in sight; a nota being typed is a dialog. */
const dasNotas = buscaDeLista(notasConsulta, ['digitar']);

export const dciBusca = z.intersection(etapaBusca, dasNotas);

export const DCI_BUSCA_PADRAO = { etapa: 'periodo' as const, ...buscaPadrao(notasConsulta) };

/** What a new DCI begins with, where the person comes from says it. */
export const novaDciBusca = z.object({
  importadorId: z.uuid().optional().catch(undefined),
  competencia: competencia.optional().catch(undefined),
});
