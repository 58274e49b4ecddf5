import { z } from 'zod';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import { FRASE_DA_PRODUCAO, MODOS_DE_ENTRAR, SITUACOES_DA_CONSULTA } from '#lib/portal/domain/portal-unico.ts';
import { cpf, data, dataLida, id, instante, ncm, numeroDuimp } from '#lib/registros/primitivos.ts';

const chave = z
  .string()
  .trim()
  .min(1, 'Informe.')
  .max(500)
  .regex(/^[\x21-\x7e]+$/, 'Só letras, algarismos e sinais, sem espaço: copie a chave como o Portal a mostra.');

/** In production only: the sentence the person typed. */
const confirmacao = z.string().nullable();

/** A key in the place of what a credential has. The secret is sent this once and never answered. */
export const chaveDoPortalTrocada = z.strictObject({
  clientId: chave,
  clientSecret: chave,
  validaAte: data.nullable(),
  confirmacao,
});
export type ChaveDoPortalTrocada = z.input<typeof chaveDoPortalTrocada>;

/** A person's access key. */
export const credencialDoPortalNova = z
  .strictObject({
    ambiente: z.enum(AMBIENTES_DO_PORTAL),
    titular: z.string().trim().min(1, 'Informe o nome do titular.').max(120),
    cpf,
    ...chaveDoPortalTrocada.shape,
  })
  .superRefine(exigirFraseDaProducao);
export type CredencialDoPortalNova = z.input<typeof credencialDoPortalNova>;

/**
 * A certificate in the place of what a credential has: an A1 in PEM, its chain behind it, and its private key without a password. Neither
 * is ever answered.
 */
export const certificadoDoPortalTrocado = z.strictObject({
  certificado: z
    .string()
    .min(1, 'Informe.')
    .max(60_000, 'O certificado e a cadeia dele têm no máximo 60.000 caracteres.'),
  chave: z.string().min(1, 'Informe.').max(20_000, 'A chave privada tem no máximo 20.000 caracteres.'),
  confirmacao,
});
export type CertificadoDoPortalTrocado = z.input<typeof certificadoDoPortalTrocado>;

/** A person's A1 certificate. */
export const certificadoDoPortalNovo = z
  .strictObject({ ambiente: z.enum(AMBIENTES_DO_PORTAL), ...certificadoDoPortalTrocado.shape })
  .superRefine(exigirFraseDaProducao);
export type CertificadoDoPortalNovo = z.input<typeof certificadoDoPortalNovo>;

function exigirFraseDaProducao(
  { ambiente, confirmacao }: { ambiente: string; confirmacao: string | null },
  { addIssue }: z.RefinementCtx,
): void {
  if (ambiente !== 'PRODUCAO' || confirmacao?.trim().toLowerCase() === FRASE_DA_PRODUCAO) return;
  addIssue({ code: 'custom', path: ['confirmacao'], message: `Para produção, digite: ${FRASE_DA_PRODUCAO}.` });
}

/** A credential, without any part of its secret. */
export const credencialDoPortal = z.object({
  id,
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  modo: z.enum(MODOS_DE_ENTRAR),
  titular: z.string(),
  cpf: z.string(),
  validaAte: dataLida.nullable(),
  criadaEm: instante,
  criadaPor: z.string(),
  encerradaEm: instante.nullable(),
  testadaEm: instante.nullable(),
  testePassou: z.boolean().nullable(),
  testeFrase: z.string().nullable(),
  usadaEm: instante.nullable(),
});
export type CredencialDoPortal = z.infer<typeof credencialDoPortal>;

export const consultaDoPortalNova = z.strictObject({
  credencialId: id,
  numero: numeroDuimp,
});

/** A DUIMP that was asked of the Portal. */
export const consultaDoPortal = z.object({
  id,
  credencialId: id,
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  titular: z.string(),
  numero: z.string(),
  versao: z.number().int().nullable(),
  situacao: z.enum(SITUACOES_DA_CONSULTA),
  frase: z.string().nullable(),
  pedidaEm: instante,
  pedidaPor: z.string(),
  /** When the server may ask again; null once nothing more is asked. */
  proximaEm: instante.nullable(),
  /** The last answer of the Portal. */
  olhadaEm: instante.nullable(),
  itens: z.number().int().nullable(),
  itensVindos: z.number().int(),
  /** Of the package of answers, as kept. */
  sha256: z.string().nullable(),
});
export type ConsultaDoPortal = z.infer<typeof consultaDoPortal>;

/** The longest period of a search, in days. The Portal publishes no limit of its own. */
const DIAS_DA_BUSCA_NO_PORTAL = 366;

export const buscaNoPortalNova = z
  .strictObject({ credencialId: id, importadorId: id, de: data, ate: data })
  .superRefine(({ de, ate }, { addIssue }) => {
    const recusa = (message: string) => addIssue({ code: 'custom', path: ['ate'], message });
    if (ate < de) recusa('O fim do período não pode ser antes do começo.');
    else if (diasEntre(de, ate) >= DIAS_DA_BUSCA_NO_PORTAL) recusa('Peça até um ano de cada vez.');
  });
export type BuscaNoPortalNova = z.input<typeof buscaNoPortalNova>;

/** The DUIMPs of an importer in a period, as far as the Portal has told them. */
export const buscaNoPortal = z.object({
  id,
  credencialId: id,
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  titular: z.string(),
  importadorId: id,
  importador: z.string(),
  ni: z.string(),
  de: dataLida,
  ate: dataLida,
  situacao: z.enum(SITUACOES_DA_CONSULTA),
  frase: z.string().nullable(),
  pedidaEm: instante,
  pedidaPor: z.string(),
  proximaEm: instante.nullable(),
  olhadaEm: instante.nullable(),
  achadas: z.array(
    z.object({
      numero: z.string(),
      /** The processo that has this DUIMP. */
      processo: z.object({ id, numero: z.string() }).nullable(),
      /** The last fetch by this credential. */
      consulta: z
        .object({
          id,
          situacao: z.enum(SITUACOES_DA_CONSULTA),
          frase: z.string().nullable(),
          versao: z.number().int().nullable(),
          olhadaEm: instante.nullable(),
        })
        .nullable(),
    }),
  ),
});
export type BuscaNoPortal = z.infer<typeof buscaNoPortal>;

/** The numbers of a search to be fetched. */
export const trazerDaBusca = z.strictObject({ numeros: z.array(numeroDuimp).min(1, 'Escolha uma DUIMP.').max(100) });

/** NCMs whose attributes are asked for; null means those of all the items. */
export const atributosNoPortalNovos = z.strictObject({
  credencialId: id,
  ncms: z.array(ncm).min(1, 'Escolha uma NCM.').max(500, 'Peça até 500 NCMs de cada vez.').nullable(),
});
export type AtributosNoPortalNovos = z.input<typeof atributosNoPortalNovos>;

/** A NCM, and what an environment of the Portal has answered of its attributes. */
export const atributosNoPortal = z.object({
  ncm: z.string(),
  /** Items in use that have it. */
  itens: z.number().int(),
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  /** Null while nobody has asked. */
  pedido: z
    .object({
      id,
      situacao: z.enum(SITUACOES_DA_CONSULTA),
      frase: z.string().nullable(),
      titular: z.string(),
      pedidaEm: instante,
      pedidaPor: z.string(),
      /** When the server may ask again; null once nothing more is asked. */
      proximaEm: instante.nullable(),
      /** The last answer, which stays while another is asked for. */
      olhadaEm: instante.nullable(),
      /** Of that answer, as kept. */
      sha256: z.string().nullable(),
    })
    .nullable(),
});
export type AtributosNoPortal = z.infer<typeof atributosNoPortal>;

export const rondaDoPortalNova = z.strictObject({ credencialId: id, importadorId: id, ligada: z.boolean() });
export type RondaDoPortalNova = z.input<typeof rondaDoPortalNova>;

/** The nightly round of an importer. */
export const rondaDoPortal = z.object({
  credencialId: id,
  importador: z.object({ id, nome: z.string() }),
  ligada: z.boolean(),
  ligadaEm: instante,
  ligadaPor: z.string(),
  /** When the Portal is looked at again; null while it is off. */
  proximaEm: instante.nullable(),
  ultima: z
    .object({
      id,
      situacao: z.enum(SITUACOES_DA_CONSULTA),
      frase: z.string().nullable(),
      olhadaEm: instante.nullable(),
      achadas: z.number().int(),
      trazidas: z.number().int(),
    })
    .nullable(),
});
export type RondaDoPortal = z.infer<typeof rondaDoPortal>;

export const acompanharNoPortal = z.strictObject({ credencialId: id });

const palavra = z.string().nullable();

/** What the Portal last said of the DUIMP of a processo. */
const acompanhamentoNoPortal = z.object({
  processoId: id,
  ligado: z.boolean(),
  credencialId: id,
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  titular: z.string(),
  numero: z.string(),
  ligadoEm: instante,
  ligadoPor: z.string(),
  olhadoEm: instante.nullable(),
  /** When the server looks again by itself; null when it does no more. */
  proximaEm: instante.nullable(),
  /** When a person may ask for the next look. */
  podeOlharEm: instante.nullable(),
  /** Why it waits, or stopped. */
  frase: palavra,
  visto: z
    .object({
      versao: z.number().int(),
      registradaEm: dataLida.nullable(),
      situacao: palavra,
      canal: palavra,
      controleCarga: palavra,
      licenciamento: palavra,
      retificacao: palavra,
      conferencias: z.array(z.object({ orgao: palavra, situacao: palavra })),
      /** `valor` in reais, with the decimals of the answer. */
      pagamentos: z.array(z.object({ tributo: palavra, valor: palavra, dia: dataLida.nullable() })),
      canalEm: dataLida.nullable(),
      desembaraco: z.object({ de: dataLida.nullable(), ate: dataLida }).nullable(),
    })
    .nullable(),
  versaoDaqui: z.number().int().nullable(),
  /** A newer version, fetched or being fetched, to be accepted as a retificação. */
  versaoNova: z
    .object({
      consultaId: id,
      versao: z.number().int().nullable(),
      situacao: z.enum(SITUACOES_DA_CONSULTA),
      frase: palavra,
    })
    .nullable(),
  /** Where the Portal and the processo say different things. */
  aConferir: z.array(z.string()),
});
export type AcompanhamentoNoPortal = z.infer<typeof acompanhamentoNoPortal>;

export const acompanhamentoDoProcesso = z.object({ acompanhamento: acompanhamentoNoPortal.nullable() });
