import { z } from 'zod';
import {
  COMPARADOS,
  COMPARADOS_DO_GRUPO,
  type FaltaDaMercadoria,
  FIGURAS_DA_MERCADORIA,
  type FiguraDaMercadoria,
  type GrupoDeMercadorias,
  type Mercadoria,
  SITUACOES_DA_MERCADORIA,
  TRIBUTOS_DA_MERCADORIA,
} from '#lib/domain/pedidos/mercadoria.ts';
import { dinheiro, id, quantidade, valorUnitario } from '#lib/registros/primitivos.ts';

/** The filters of the goods; the address of the screen has the same. */
const filtros = {
  q: z
    .string()
    .trim()
    .max(200)
    .default('')
    .meta({ description: 'Palavras da mercadoria: part number, texto, NCM, adição.' }),
  soDiferencas: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Só as que diferem do previsto, e as que estão só de um lado.' }),
};

export const mercadoriasConsulta = z.strictObject({
  pagina: z.coerce.number().int().min(1).max(1_000_000).default(1),
  tamanho: z.coerce.number().int().min(1).max(200).default(50),
  ...filtros,
});
export type MercadoriasConsulta = z.infer<typeof mercadoriasConsulta>;

const decimal = z.string().nullable();
const figuras = Object.fromEntries(FIGURAS_DA_MERCADORIA.map((figura) => [figura, decimal])) as Record<
  FiguraDaMercadoria,
  typeof decimal
>;

const tributosDoPrevisto = z.object({ ii: dinheiro, ipi: dinheiro, pis: dinheiro, cofins: dinheiro });

const mercadoria = z.object({
  chave: z.string(),
  situacao: z.enum(SITUACOES_DA_MERCADORIA),
  adicao: z.string().nullable(),
  item: z.number().int().nullable(),
  partNumber: z.string().nullable(),
  descricao: z.string(),
  ncm: z.string(),
  unidade: z.string().nullable(),
  moeda: z.string(),
  quantidade: quantidade.nullable(),
  valorUnitario: valorUnitario.nullable(),
  ...figuras,
  previsto: z
    .object({
      quantidade,
      unidade: z.string(),
      moeda: z.string(),
      valorUnitario,
      valorMoeda: dinheiro,
      pesoLiquido: quantidade.nullable(),
      pedido: z
        .object({
          id,
          numero: z.string(),
          linha: z.number().int(),
          preco: z.object({ valorUnitario, moeda: z.string() }).nullable(),
        })
        .nullable(),
      tributos: tributosDoPrevisto.nullable(),
      vezes: z.number().int(),
    })
    .nullable(),
  difere: z.array(z.enum(COMPARADOS)),
}) satisfies z.ZodType<Mercadoria>;

const grupo = z.object({
  adicao: z.string(),
  ncm: z.string(),
  fornecedor: z.string().nullable(),
  incoterm: z.string().nullable(),
  moeda: z.string(),
  itens: z.number().int(),
  ...figuras,
  previsto: z
    .object({
      valorMoeda: dinheiro.nullable(),
      pesoLiquido: quantidade.nullable(),
      tributos: tributosDoPrevisto.nullable(),
    })
    .nullable(),
  difere: z.array(z.enum(COMPARADOS_DO_GRUPO)),
}) satisfies z.ZodType<GrupoDeMercadorias>;

const cobertura = { conhecidos: z.number().int(), todos: z.number().int() };
const total = z.object({ valor: decimal, ...cobertura });

/** A page of the goods of a declaration, with the adições they stand in. The totals are those of the whole declaration. */
export const mercadoriasLidas = z.object({
  /** Whether CBS and IBS exist for this declaration, which is so from 2026 on. */
  comReforma: z.boolean(),
  /** Goods that the filters leave; the page has `linhas` of them. */
  total: z.number().int(),
  /** Goods of the declaration. */
  declaradas: z.number().int(),
  /** Goods compared with the forecast; null when the process had none. */
  comparadas: z.object(cobertura).nullable(),
  /** Of all goods: those that differ, those with no forecast, and those planned and not declared. */
  diferentes: z.number().int(),
  semPrevisao: z.number().int(),
  naoDeclaradas: z.number().int(),
  /** Adições with a tax that differs from the forecast. */
  tributosDiferentes: z.number().int(),
  /** Why the forecast has no taxes; null when it has them, or when nothing was planned. */
  semTributosPrevistos: z.string().nullable(),
  moeda: z.string().nullable(),
  linhas: z.array(mercadoria),
  grupos: z.array(grupo),
  totais: z.object(
    Object.fromEntries(FIGURAS_DA_MERCADORIA.map((figura) => [figura, total])) as Record<
      FiguraDaMercadoria,
      typeof total
    >,
  ),
  faltas: z.array(
    z.object({ tributos: z.array(z.enum(TRIBUTOS_DA_MERCADORIA)), causa: z.string(), adicoes: z.array(z.string()) }),
  ) satisfies z.ZodType<FaltaDaMercadoria[]>,
});
export type MercadoriasLidas = z.infer<typeof mercadoriasLidas>;
export type MercadoriaLida = z.infer<typeof mercadoria>;
export type GrupoLido = z.infer<typeof grupo>;

export const filtrosDasMercadorias = z.strictObject(filtros);
