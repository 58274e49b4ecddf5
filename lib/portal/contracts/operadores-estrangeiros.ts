import { z } from 'zod';
import { OPERADOR_NO_PORTAL } from '#lib/portal/registros/operador-no-portal.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import {
  LISTA_DO_PORTAL,
  ondeSePrepara,
  PREPARO_INTEIRO,
  PREPARO_RESUMO,
  quaisSePreparam,
} from './preparo-no-portal.ts';

export const operadorNoPortalNovo = z.strictObject(OPERADOR_NO_PORTAL);
export type OperadorNoPortalNovo = z.infer<typeof operadorNoPortalNovo>;

export const operadorNoPortalEdicao = z.strictObject({ ...identidade, ...OPERADOR_NO_PORTAL });

const texto = z.string().nullable();

/** A foreign operator in the list. */
export const operadorNoPortalResumo = z.object({
  ...PREPARO_RESUMO,
  fornecedor: z.object({ id, nome: z.string() }),
  nome: z.string(),
  tin: texto,
  /** ISO 3166-1, two letters. */
  codigoPais: z.string(),
  /** Fields that the cadastro says differently now than when the operator was written. */
  mudouNoCadastro: z.array(z.string()),
});
export type OperadorNoPortalResumo = z.infer<typeof operadorNoPortalResumo>;

const lado = z.object({ campo: z.string(), aqui: texto, la: texto });

export const operadorNoPortal = operadorNoPortalResumo.extend({
  ...OPERADOR_NO_PORTAL,
  ...PREPARO_INTEIRO,
  /** As kept: what came from the cadastro may break a rule of the Portal. */
  nome: z.string(),
  tin: texto,
  codigoPais: z.string(),
  logradouro: z.string(),
  nomeCidade: z.string(),
  codigoSubdivisaoPais: texto,
  cep: texto,
  email: texto,
  codigoInterno: z.string(),
  identificacoesAdicionais: z.array(z.object({ codigo: z.string(), numero: z.string() })),
  /** Every field here and in the Portal, as it last showed the operator; null while it never did. */
  lados: z.array(lado).nullable(),
  /** When the Portal last showed it. */
  vistoEm: instante.nullable(),
  /** Why no change of it is prepared at all, and why no new version; null where one may be. */
  semMudanca: texto,
  semNovaVersao: texto,
});
export type OperadorNoPortal = z.infer<typeof operadorNoPortal>;

/** Suppliers to be drafted; null means all of them that have no operator of this root. */
export const preparoDeOperadores = ondeSePrepara.extend({
  fornecedores: quaisSePreparam('Escolha um fornecedor.', 'Prepare até 500 fornecedores de cada vez.'),
});
export type PreparoDeOperadores = z.input<typeof preparoDeOperadores>;

/** What a person found in the Portal: the code of this operator, or null when it is not there. */
export const operadorAchado = z.strictObject({
  versao: identidade.versao,
  codigo: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,35}$/, 'O código do operador tem até 35 letras, algarismos, hífens, pontos e sublinhados.')
    .nullable(),
});

/** The Portal's list of the foreign operators of a root, as last answered, and what came of the comparison. */
export const listaDeOperadores = z.object({
  ...LISTA_DO_PORTAL,
  /** Suppliers of the cadastro that have no operator of this root here. */
  semOperador: z.object({ quantos: z.number().int(), nomes: z.array(z.string()) }),
  soLa: z.array(
    z.object({
      codigo: z.string(),
      versao: texto,
      situacao: texto,
      codigoPais: texto,
      nome: texto,
      tin: texto,
      codigoInterno: texto,
    }),
  ),
});
export type ListaDeOperadores = z.infer<typeof listaDeOperadores>;
