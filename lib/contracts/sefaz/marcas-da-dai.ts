import { z } from 'zod';
import { daiConsulta } from '#lib/contracts/consultas/dai.ts';
import { MAXIMO_DE_VARIOS, resultadoDeVarios, resultadoPedido } from '#lib/contracts/platform/varios.ts';
import { CANAIS_RFB } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { TIPOS_DE_MARCA, type TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { data, decimalInformado, id } from '#lib/registros/primitivos.ts';

const valorInformado = decimalInformado({ inteiros: 13, casas: 2 });

/** Body that sets a mark, on the version the person saw. */
export const pedidoDeMarca = z.strictObject({
  versao: identidade.versao,
  tipo: z.enum(TIPOS_DE_MARCA),
  data,
  canal: z.enum(CANAIS_RFB).nullable().default(null),
  /** Number of the DAI, the lacre, the notificação or the DAR, depending on `tipo`. */
  numero: z.string().trim().max(30).nullable().default(null),
  valor: valorInformado.nullable().default(null),
  vencimento: data.nullable().default(null),
  motivo: z.string().trim().max(500).nullable().default(null),
  /** The receipt: a document kept with this DAI. */
  documentoId: id.nullable().default(null),
});

export type PedidoDeMarca = z.infer<typeof pedidoDeMarca>;

export const pedidoDeDesfazerMarca = z.strictObject({ versao: identidade.versao });

/** The marks that many DAIs may take at once. The others have an amount, a deadline or a reason of each DAI. */
export const MARCAS_DE_VARIAS = [
  'EM_ELABORACAO',
  'XML_GERADO',
  'ENVIADA',
  'PENDENTE_PARAMETRIZACAO',
  'PARAMETRIZADA',
  'CIENCIA_DADA',
  'DESEMBARACADA',
  'EXONERACAO',
] as const satisfies readonly TipoDeMarca[];

export type MarcaDeVarias = (typeof MARCAS_DE_VARIAS)[number];

/** What each DAI of a mark for many has of its own; null takes what is said for all. */
const proprioDaDai = { canal: pedidoDeMarca.shape.canal, numero: pedidoDeMarca.shape.numero };

/** Sets the same mark, on the same day, on many DAIs: chosen by hand, or the whole result of the list. */
export const pedidoDeMarcaEmVarias = z.strictObject({
  tipo: z.enum(MARCAS_DE_VARIAS),
  data,
  canal: pedidoDeMarca.shape.canal,
  motivo: pedidoDeMarca.shape.motivo,
  /** Only answers what would happen to each; nothing is written. */
  ensaio: z.boolean().default(false),
  quais: z.union([
    z.strictObject({
      linhas: z
        .array(z.strictObject({ id, ...proprioDaDai }))
        .min(1)
        .max(MAXIMO_DE_VARIOS),
    }),
    resultadoPedido(daiConsulta),
  ]),
});

/** What a mark would do to one DAI. */
const planoDaMarca = z.object({
  id,
  nome: z.string().nullable(),
  de: z.enum(SITUACOES_DAI),
  /** It would take the DAI back from a later situation. */
  volta: z.boolean(),
  /** Why no DAI is asked for, where nobody began it; null where one is. */
  naoPedida: z.string().nullable(),
  /** One for each adição without a row: what is suggested and where it comes from, or why nothing is. */
  linhas: z.array(z.string()),
  /** Why it would be refused; null when it would be done. */
  recusa: z.string().nullable(),
});

export type PlanoDaMarca = z.infer<typeof planoDaMarca>;

/** `plano` is the answer of an `ensaio`. */
export const resultadoDeMarcas = resultadoDeVarios.extend({ plano: z.array(planoDaMarca).optional() });

export type ResultadoDeMarcas = z.infer<typeof resultadoDeMarcas>;

export type PedidoDeMarcaEmVarias = z.infer<typeof pedidoDeMarcaEmVarias>;
