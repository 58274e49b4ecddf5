import { z } from 'zod';
import { notasConsulta } from '#lib/contracts/consultas/dci-notas.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { ETAPAS_DCI } from '#lib/domain/zfm/dci.ts';
import { competencia } from '#lib/registros/dci-partes.ts';

/** The open step of a DCI, and the field or item that a link leads to. */
const etapaBusca = z.object({
  etapa: z.enum(ETAPAS_DCI).catch('periodo').default('periodo'),
  /** A field path such as `ordensJudiciais.0.valor`, or the `chave` of an item or input. */
  campo: z.string().max(220).optional().catch(undefined),
});

/** The search parameters of the notas. Typing a nota is a dialog. */
const dasNotas = buscaDeLista(notasConsulta, ['digitar']);

export const dciBusca = z.intersection(etapaBusca, dasNotas);

export const DCI_BUSCA_PADRAO = { etapa: 'periodo' as const, ...buscaPadrao(notasConsulta) };

/** The starting values of a new DCI, given by the page that links to it. */
export const novaDciBusca = z.object({
  importadorId: z.uuid().optional().catch(undefined),
  competencia: competencia.optional().catch(undefined),
});
