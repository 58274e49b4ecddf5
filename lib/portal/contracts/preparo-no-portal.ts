import { z } from 'zod';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { SITUACOES_DA_CONSULTA } from '#lib/portal/domain/portal-unico.ts';
import {
  ATOS_DO_PREPARO,
  COMPARACOES_DO_PREPARO,
  ETAPAS_DO_PREPARO,
  SITUACOES_DO_PREPARO,
} from '#lib/portal/domain/preparo-no-portal.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

/** The person who did something, by name, and the instant. */
const feito = z.object({ por: z.string(), em: instante }).nullable();
const texto = z.string().nullable();

/** What products and foreign operators have alike in a list. */
export const PREPARO_RESUMO = {
  id,
  versao: z.number().int(),
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  importador: z.object({ id, nome: z.string() }),
  /** First eight of the CNPJ. */
  raiz: z.string(),
  situacao: z.enum(SITUACOES_DO_PREPARO),
  /** What is prepared, or was last done in the Portal. */
  ato: z.enum(ATOS_DO_PREPARO),
  frase: texto,
  /** When the server asks the Portal next; null once nothing more is asked. */
  proximaEm: instante.nullable(),
  codigoInterno: z.string(),
  /** Code, version and state that the Portal gave. */
  codigo: texto,
  versaoNoPortal: texto,
  situacaoNoPortal: texto,
  /** Null while nothing was compared. */
  comparacao: z.enum(COMPARACOES_DO_PREPARO).nullable(),
  comparadoEm: instante.nullable(),
  redigidoEm: instante,
  redigidoPor: z.string(),
  /** When the draft was undone; null for one that stands. */
  excluidoEm: instante.nullable(),
};

/** What both have on their page besides. */
export const PREPARO_INTEIRO = {
  etapa: z.enum(ETAPAS_DO_PREPARO).nullable(),
  alteradoEm: instante,
  alteradoPor: z.string(),
  revisaoPedida: feito,
  revisado: feito,
  enviado: feito,
  respondidoEm: instante.nullable(),
  /** Of the body that was sent. */
  sha256: texto,
  titular: texto,
  /** Whether the person who reads this may review it. */
  possoRevisar: z.boolean(),
  /** Whether the company wants a second person for what goes to the catalogue. */
  pedeSegundaPessoa: z.boolean(),
  /** The version that a change of what the Portal has is of; null without such a change. */
  versaoBase: texto,
  problemas: z.array(z.object({ campo: texto, frase: z.string() })),
};

export const MAXIMO_DO_PREPARO = 500;

/** What is drafted of the cadastros of an importer. */
export const ondeSePrepara = z.strictObject({ ambiente: z.enum(AMBIENTES_DO_PORTAL), importadorId: id });

/** Of which of a cadastro; null means all of them that have none. */
export const quaisSePreparam = (escolha: string, muitos: string) =>
  z.array(id).min(1, escolha).max(MAXIMO_DO_PREPARO, muitos).nullable();

export const rascunhosPreparados = z.object({
  preparados: z.number().int(),
  /** How many had a draft of this root and environment already. */
  jaHavia: z.number().int(),
  recusados: z.array(z.object({ id, nome: z.string(), motivo: z.string() })),
});
export type RascunhosPreparados = z.infer<typeof rascunhosPreparados>;

/** Rows in the version that the person saw. */
export const quaisDoPreparo = z.array(z.strictObject(identidade)).min(1).max(MAXIMO_DO_PREPARO);
export type QualDoPreparo = z.input<typeof quaisDoPreparo>[number];

/** What may be done with each of them. */
export const atoEmPreparo = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('PEDIR_REVISAO') }),
  z.strictObject({ tipo: z.literal('APROVAR') }),
  /** A change of what the Portal has is prepared; of one that is being prepared, it goes on from the version seen there. */
  z.strictObject({ tipo: z.literal('PREPARAR_MUDANCA'), como: z.enum(['NOVA_VERSAO', 'RETIFICACAO']) }),
  z.strictObject({
    tipo: z.literal('DESATIVAR'),
    motivo: z.string().trim().min(1, 'Diga por que se desativa.').max(500),
  }),
  z.strictObject({ tipo: z.literal('DESFAZER') }),
  z.strictObject({ tipo: z.literal('TRAZER_DE_VOLTA') }),
  z.strictObject({
    tipo: z.literal('ENVIAR'),
    credencialId: id,
    /** In production only: the sentence the person typed. */
    confirmacao: z.string().max(100).nullable().default(null),
  }),
]);
export type AtoEmPreparo = z.output<typeof atoEmPreparo>;
/** One of them, as a person asks for it. */
export type AtoPedido = z.input<typeof atoEmPreparo>;

export const devolucaoDoPreparo = z.strictObject({
  versao: identidade.versao,
  motivo: z.string().trim().min(1, 'Diga o que há para corrigir.').max(500),
});

export const listaDoPortalNova = z.strictObject({ credencialId: id, importadorId: id });

/** A list of the Portal of one root, as last answered, and what came of the comparison. */
export const LISTA_DO_PORTAL = {
  id,
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  raiz: z.string(),
  importador: z.object({ id, nome: z.string() }),
  titular: z.string(),
  situacao: z.enum(SITUACOES_DA_CONSULTA),
  frase: texto,
  pedidaEm: instante,
  pedidaPor: z.string(),
  proximaEm: instante.nullable(),
  olhadaEm: instante.nullable(),
  sha256: texto,
  /** Entries of the answer; null before the first. */
  noPortal: z.number().int().nullable(),
  /** Counts the rows here by what the answer said of them. */
  aqui: z.object({
    iguais: z.number().int(),
    diferem: z.number().int(),
    faltamLa: z.number().int(),
    naoComparados: z.number().int(),
  }),
};
