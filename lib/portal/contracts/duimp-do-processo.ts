import { z } from 'zod';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { type ComplementoDaDuimp, ESTADOS_NA_DUIMP } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { LacunaDoRegistro } from '#lib/domain/aduana/processo/lacunas-do-registro.ts';
import { PARTES_A_PREENCHER } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';
import { SITUACOES_DA_CONSULTA } from '#lib/portal/domain/portal-unico.ts';
import { COMPARACOES_DO_PREPARO } from '#lib/portal/domain/preparo-no-portal.ts';
import { ETAPAS_DO_RASCUNHO, SITUACOES_DO_RASCUNHO } from '#lib/portal/domain/rascunho-no-portal.ts';
import { SITUACOES_DO_REGISTRO } from '#lib/portal/domain/registro-no-portal.ts';
import {
  DUIMP_COMPLEMENTO,
  FUNDAMENTO_NA_DUIMP,
  OPERADOR_NA_DUIMP,
  PRODUTO_NA_DUIMP,
} from '#lib/portal/registros/duimp-complemento.ts';
import { dataLida, decimalInformado, id, instante, numeroDuimp } from '#lib/registros/primitivos.ts';

const obrigatorio = (maximo: number, motivo: string) => z.string().trim().min(1, motivo).max(maximo);

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

/** `sha256` of the open conferences that the person saw; null where none is open. */
const conferenciasVistas = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable()
  .default(null);

/** `sha256` is of what the person saw: nothing else is sent. */
export const pedidoDeMandar = z.strictObject({
  credencialId: id,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  conferenciasVistas,
});
export type PedidoDeMandar = z.input<typeof pedidoDeMandar>;

/** Opens the retificação of a registered DUIMP. */
export const pedidoDeRetificacao = z.strictObject({
  credencialId: id,
  motivo: obrigatorio(500, 'Escreva o motivo da retificação.'),
});
export type PedidoDeRetificacao = z.input<typeof pedidoDeRetificacao>;

/** By which key the Portal is asked. */
export const pelaCredencial = z.strictObject({ credencialId: id });

/** `ambiente`: whose catalogue gives the codes; without it, the one of the draft, or training. */
export const consultaDaDuimp = z.object({
  ambiente: z.enum(AMBIENTES_DO_PORTAL).optional().describe('O ambiente do Catálogo que dá os códigos dos produtos.'),
});

/** What a person found in the Portal after an answer was lost: the draft, or none. */
export const rascunhoAchado = z.strictObject({
  rascunho: z
    .strictObject({
      numero: numeroDuimp,
      versao: z
        .string()
        .regex(/^\d{1,4}$/)
        .default('0'),
    })
    .nullable(),
});
export type RascunhoAchado = z.input<typeof rascunhoAchado>;

/** What a person types to register: the amount that will be debited, and in production the phrase of that environment. */
const digitado = {
  /** Of the draft that the person saw. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  valor: decimalInformado({ inteiros: 13, casas: 2 }),
  confirmacao: z.string().trim().max(40).nullable().default(null),
  conferenciasVistas,
};

export const pedidoDeRegistro = z.strictObject({
  ...digitado,
  diagnosticoLido: z.literal(true, 'Leia o resultado do diagnóstico e marque que leu.'),
  mesmoComAlertas: z.boolean().default(false),
});
export type PedidoDeRegistro = z.input<typeof pedidoDeRegistro>;

export const aprovacaoDoRegistro = z.strictObject(digitado);
export type AprovacaoDoRegistro = z.input<typeof aprovacaoDoRegistro>;

const lugar = z.discriminatedUnion('onde', [
  z.object({ onde: z.literal('PROCESSO'), aba: z.enum(['identificacao', 'carga', 'itens', 'adicoes']) }),
  z.object({
    onde: z.literal('COMPLEMENTO'),
    parte: z.enum(['geral', 'documentos', 'operadores', 'produtos', 'fundamentos']),
  }),
  z.object({ onde: z.literal('FORNECEDOR'), id }),
  z.object({ onde: z.literal('VINCULOS') }),
  z.object({ onde: z.literal('PAISES') }),
  z.object({ onde: z.literal('CATALOGO'), itemId: id.nullable() }),
  z.object({ onde: z.literal('PORTAL') }),
]);
export type LugarLido = z.infer<typeof lugar>;

const lacunas = z.array(z.object({ chave: z.string(), nivel: z.enum(['IMPEDE', 'AVISA']), texto: z.string(), lugar }));
const reais = z.string().nullable();
const folha = z.object({ caminho: z.string(), valor: z.string(), lugar });

const problemas = z.array(
  z.object({
    item: z.number().int().nullable(),
    campo: z.string().nullable(),
    codigo: z.string().nullable(),
    mensagem: z.string(),
    lugar,
  }),
);
const aviso = z.object({ evento: z.string(), mensagem: z.string().nullable(), em: z.string() }).nullable();

/** The draft in the Portal. */
const rascunho = z.object({
  situacao: z.enum(SITUACOES_DO_RASCUNHO),
  etapa: z.enum(ETAPAS_DO_RASCUNHO).nullable(),
  ambiente: z.enum(AMBIENTES_DO_PORTAL).nullable(),
  titular: z.string().nullable(),
  numero: z.string().nullable(),
  versaoDuimp: z.string().nullable(),
  frase: z.string().nullable(),
  proximaEm: instante.nullable(),
  mandadoEm: instante.nullable(),
  mandadoPor: z.string().nullable(),
  /** Whether what the processo says now is what was sent. */
  comoMandado: z.boolean(),
  itensLa: z.number().int(),
  problemas,
  diagnosticoEm: instante.nullable(),
  aviso,
  valoresEm: instante.nullable(),
  /** Of the Portal, and ours; a figure that one side does not have is null. */
  comparados: z.array(z.object({ nome: z.string(), doPortal: reais, nosso: reais, diferenca: reais })),
  totalDoPortal: reais,
  /** Item by item, once somebody asked for it. */
  itens: z
    .object({
      /** When the Portal was asked. */
      dia: dataLida,
      /** Items the Portal told, of those the draft has there. */
      vindos: z.number().int(),
      /** Why nothing could be compared. */
      falta: z.string().nullable(),
      inteiros: z.number().int(),
      diferem: z.array(
        z.object({
          item: z.number().int(),
          nome: z.string(),
          doPortal: reais,
          nosso: reais,
          diferenca: reais,
          /** How the Portal came to a tax; null of another figure, or where it did not say. */
          conta: z
            .object({
              base: reais,
              baseReduzida: reais,
              baseEspecifica: reais,
              especifica: z.boolean(),
              aliquota: reais,
              aliquotaReduzida: reais,
              aliquotaEspecifica: reais,
              fundamento: z.string().nullable(),
            })
            .nullable(),
        }),
      ),
    })
    .nullable(),
  /** Day of our figures, and why there are none. */
  nossos: z.object({ dia: dataLida, falta: z.string().nullable() }).nullable(),
  respostas: z.array(
    z.object({ funcao: z.string(), status: z.number().int(), em: instante, sha256: z.string().nullable() }),
  ),
});
export type RascunhoLido = z.infer<typeof rascunho>;

/** The registration of the draft: what it needs, what it would debit, and the last request. */
const registro = z.object({
  ambiente: z.enum(AMBIENTES_DO_PORTAL).nullable(),
  /** Whether the company wants a second person. */
  segundaPessoa: z.boolean(),
  condicoes: z.array(
    z.object({
      chave: z.enum(['rascunho', 'processo', 'diagnostico', 'valores', 'nossos', 'diferencas']),
      estado: z.enum(['CERTO', 'FALTA', 'AVISO', 'PESSOA']),
      texto: z.string(),
    }),
  ),
  /** By tax; null where the Portal does not say. */
  debitos: z.array(z.object({ nome: z.string(), valor: reais })),
  total: reais,
  pedido: z
    .object({
      situacao: z.enum(SITUACOES_DO_REGISTRO),
      ambiente: z.enum(AMBIENTES_DO_PORTAL),
      titular: z.string(),
      credencialEncerrada: z.boolean(),
      numero: z.string(),
      sha256: z.string(),
      valor: z.string(),
      frase: z.string().nullable(),
      mesmoComAlertas: z.boolean(),
      pedidoEm: instante,
      pedidoPor: z.object({ id, nome: z.string() }),
      aprovadoEm: instante.nullable(),
      aprovadoPor: z.string().nullable(),
      enviadoEm: instante.nullable(),
      olhadoEm: instante.nullable(),
      proximaEm: instante.nullable(),
      retiravel: z.boolean(),
      /** Whether it is about the draft as it is in the Portal now. */
      doRascunho: z.boolean(),
      problemas,
      aviso,
      /** Whether it is of a retificação. */
      retificadora: z.boolean(),
      /** As the Portal writes them. */
      versaoRegistrada: z.string().nullable(),
      registradaEm: z.string().nullable(),
      /** The fetch of what was registered, which a person puts into the processo. */
      consulta: z
        .object({
          id,
          situacao: z.enum(SITUACOES_DA_CONSULTA),
          frase: z.string().nullable(),
          versao: z.number().int().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type RegistroLido = z.infer<typeof registro>;

/** What differs between the registered version and the processo. Figures count fields. */
const comparada = z.object({
  /** Fields that the processo says, how many are as registered, and the registered ones that it does not say and that stay. */
  campos: z.number().int(),
  iguais: z.number().int(),
  mantidos: z.number().int(),
  /** Changed fields in all; the first of them follow. */
  quantas: z.number().int(),
  diferencas: z.array(
    z.object({
      item: z.number().int().nullable(),
      caminho: z.string(),
      registrado: z.string().nullable(),
      nosso: z.string().nullable(),
      lugar,
    }),
  ),
  /** Numbers of the items that change, that are added, and that leave. */
  mudados: z.array(z.number().int()),
  novos: z.array(z.number().int()),
  saem: z.array(z.number().int()),
});
export type RetificacaoComparadaLida = z.infer<typeof comparada>;

/** The retificação of a registered DUIMP. */
const retificacao = z.object({
  /** Number and version of the processo. */
  numero: z.string(),
  versao: z.number().int().nullable(),
  /** Why none can be prepared; null when one can, or is in the open. */
  impedimento: z.string().nullable(),
  aberta: z
    .object({
      motivo: z.string(),
      abertaEm: instante,
      abertaPor: z.string(),
      ambiente: z.enum(AMBIENTES_DO_PORTAL),
      titular: z.string(),
      credencialId: id,
      versaoBase: z.number().int(),
      /** When the registered version came; null before. */
      modeloEm: instante.nullable(),
      /** The version in elaboration in the Portal; null before it is made. */
      noPortal: z.string().nullable(),
      situacao: z.enum(SITUACOES_DO_RASCUNHO),
      etapa: z.enum(ETAPAS_DO_RASCUNHO).nullable(),
      frase: z.string().nullable(),
      proximaEm: instante.nullable(),
      comparada: comparada.nullable(),
      /** What the registered version filled in the plan and in the data of the DUIMP; null where it filled nothing. */
      preenchimento: z
        .object({
          em: instante,
          versaoRegistrada: z.number().int(),
          /** Whether it wrote the plan, or the data of the DUIMP alone. */
          previsto: z.boolean(),
          /** What could not be filled, a line a cause. */
          lacunas,
        })
        .nullable(),
      /** What filling again would write: the plan, the data of the DUIMP alone, or nothing that is blank. */
      aPreencher: z.enum(['PREVISTO', 'COMPLEMENTO']).nullable(),
    })
    .nullable(),
});
export type RetificacaoLida = z.infer<typeof retificacao>;

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
