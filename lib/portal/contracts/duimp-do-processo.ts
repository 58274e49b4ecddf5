import { z } from 'zod';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { type ComplementoDaDuimp, ESTADOS_NA_DUIMP } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { LacunaDoRegistro } from '#lib/domain/aduana/processo/lacunas-do-registro.ts';
import { PARTES_A_PREENCHER } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';
import { COMPARACOES_DO_PREPARO } from '#lib/portal/domain/preparo-no-portal.ts';
import {
  DUIMP_COMPLEMENTO,
  FUNDAMENTO_NA_DUIMP,
  OPERADOR_NA_DUIMP,
  PRODUTO_NA_DUIMP,
} from '#lib/portal/registros/duimp-complemento.ts';
import { dataLida, id, instante } from '#lib/registros/primitivos.ts';
import { lacunas, lugar } from './lugar-na-duimp.ts';
import { rascunho } from './rascunho-no-portal.ts';
import { registro } from './registro-no-portal.ts';
import { retificacao } from './retificacao-no-portal.ts';

/** What only a DUIMP asks for. */
export const complementoDaDuimp = z.strictObject({
  ...DUIMP_COMPLEMENTO,
  operadores: z
    .array(z.strictObject({ id, ...OPERADOR_NA_DUIMP }))
    .max(1000)
    .default([]),
  produtos: z
    .array(
      z.strictObject({ id, ...PRODUTO_NA_DUIMP }).superRefine(({ codigo, versao }, { addIssue }) => {
        if ((codigo === null) === (versao === null)) return;
        const falta = codigo === null ? 'codigo' : 'versao';
        const message = codigo === null ? 'Informe o código do produto.' : 'Informe a versão.';
        addIssue({ code: 'custom', path: [falta], message });
      }),
    )
    .max(5000)
    .default([]),
  fundamentos: z
    .array(
      z.strictObject({
        adicao: z.number().int().min(1).max(999),
        tributo: z.enum(TRIBUTOS_DI),
        ...FUNDAMENTO_NA_DUIMP,
      }),
    )
    .max(4000)
    .default([]),
}) satisfies z.ZodType<ComplementoDaDuimp>;

export const complementoEnviado = z.strictObject({
  /** The version that the person saw; 0 before the first. */
  versao: z.number().int().min(0),
  complemento: complementoDaDuimp,
});
export type ComplementoEnviado = z.infer<typeof complementoEnviado>;

const folha = z.object({ caminho: z.string(), valor: z.string(), lugar });

/** What Cais checks before any registration and finds open, a line a cause. A person says to have seen the list by its `sha256`. */
const conferencias = z.object({
  /** Null where nothing is open. */
  sha256: z.string().nullable(),
  abertas: z.array(
    z.object({
      chave: z.string(),
      parte: z.enum(PARTES_A_PREENCHER),
      texto: z.string(),
      detalhe: z.string().nullable(),
      remedio: z.string(),
    }) satisfies z.ZodType<LacunaDoRegistro>,
  ),
});
export type ConferenciasLidas = z.infer<typeof conferencias>;

/** The DUIMP that a processo would be: what is known, what is missing, what would be sent, and the draft in the Portal. */
export const duimpDoProcesso = z.object({
  processoId: id,
  versao: z.number().int(),
  /** Of the catalogue that the codes come from. */
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  complemento: complementoDaDuimp,
  /** Why no draft can be sent of this processo at all; null when one can. */
  bloqueio: z.string().nullable(),
  lacunas,
  conferencias,
  /** Null while a gap forbids it. The cover leaf by leaf, the first items likewise. */
  escrito: z
    .object({
      sha256: z.string(),
      capa: z.array(folha),
      itens: z.number().int(),
      amostra: z.array(z.object({ item: z.number().int(), folhas: z.array(folha) })),
    })
    .nullable(),
  /** What the complement has places for. */
  operadores: z.array(
    z.object({
      id,
      nome: z.string(),
      pais: z.string(),
      /** What the Portal gave this supplier for this importer, by environment. */
      noPortal: z.array(z.object({ ambiente: z.enum(AMBIENTES_DO_PORTAL), codigo: z.string(), versao: z.string() })),
    }),
  ),
  itens: z.array(
    z.object({
      id,
      numero: z.number().int(),
      partNumber: z.string().nullable(),
      descricao: z.string(),
      ncm: z.string(),
      unidadeEstatistica: z.string().nullable(),
      /** Known without anybody giving it; null otherwise. */
      quantidadeEstatistica: z.string().nullable(),
      /** Record of the item; null for one that was only typed. */
      itemId: id.nullable(),
      /** Its product in the catalogue; null while there is none. */
      catalogo: z
        .object({
          produtoId: id,
          estado: z.enum(ESTADOS_NA_DUIMP),
          codigo: z.number().int().nullable(),
          versao: z.string().nullable(),
          /** When it was sent from here; null for one whose code a person gave. */
          enviadoEm: instante.nullable(),
          /** The last list of the Portal that had it, and its version there where it is another. */
          comparadoEm: instante.nullable(),
          comparacao: z.enum(COMPARACOES_DO_PREPARO).nullable(),
          versaoVista: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  fundamentos: z.array(
    z.object({
      adicao: z.number().int(),
      tributo: z.enum(TRIBUTOS_DI),
      regime: z.string(),
      /** Grounds of this regime that the Portal Único told for the NCM and the country of the adição. */
      conhecidos: z.array(
        z.object({
          codigo: z.string(),
          nome: z.string().nullable(),
          condicao: z.string().nullable(),
          deTreinamento: z.boolean(),
          respondidoEm: dataLida,
        }),
      ),
    }),
  ),
  porRuc: z.boolean(),
  porTerceiro: z.boolean(),
  rascunho: rascunho.nullable(),
  /** Null before the Portal gave the draft a number. */
  registro: registro.nullable(),
  /** Null while the DUIMP is not registered. */
  retificacao: retificacao.nullable(),
});
export type DuimpDoProcesso = z.infer<typeof duimpDoProcesso>;
