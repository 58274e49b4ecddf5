import { z } from 'zod';
import type { EntradaImportacao, ResultadoImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import {
  CATEGORIAS_PIS_COFINS,
  NAVEGACOES,
  type Navegacao,
  REGIMES_TRIBUTARIOS,
  type RegimeTributario,
  TRATAMENTOS_AFRMM,
  TRATAMENTOS_ICMS,
  type TratamentoIcms,
} from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { entreElementos } from '#lib/registros/entre-campos.ts';
import { data, decimalInformado, dinheiro, percentual, valorUnitario } from '#lib/registros/primitivos.ts';
import { memoria } from './memoria.ts';

const codigos = <C extends string>(tabela: Record<C, unknown>) => z.enum(Object.keys(tabela) as [C, ...C[]]);

const moeda = z.string().regex(/^[A-Z]{3}$/, 'A moeda tem as três letras da ISO 4217.');
const valor = decimalInformado({ inteiros: 13, casas: 2 });
const quantidade = decimalInformado({ inteiros: 9, casas: 5, positivo: true });
const porUnidade = decimalInformado({ inteiros: 10, casas: 5 });
/** Up to 0,965 % of LC 224/2025 and more: the engine keeps the decimals it gets. */
const aliquota = decimalInformado({ inteiros: 3, casas: 4 });
const texto = z.string().trim().min(1).max(200);

const emMoeda = z.strictObject({ moeda, valor });

const regime = {
  regime: codigos<RegimeTributario>(REGIMES_TRIBUTARIOS),
  fundamento: texto.optional(),
  aliquotaReduzida: aliquota.optional(),
  reducaoPerc: percentual.optional(),
  meses: decimalInformado({ inteiros: 3, casas: 2, positivo: true }).optional(),
};

const tributo = z.strictObject({
  ...regime,
  aliquota: aliquota.optional(),
  especifica: z.strictObject({ quantidade, valorUnidade: porUnidade, unidade: texto.optional() }).optional(),
});
const contribuicao = tributo.extend({ categoria: z.enum(CATEGORIAS_PIS_COFINS).optional() });

const ii = z.strictObject({
  ...regime,
  aliquota,
  exTarifario: z.strictObject({ aliquota, ato: texto.optional() }).optional(),
  acordo: z
    .strictObject({ aliquota: aliquota.optional(), margem: percentual.optional(), nome: texto.optional() })
    .optional(),
});

export const ajusteDoCalculo = emMoeda.extend({ denominacao: texto.optional(), capatazia: z.boolean().optional() });

export const adicaoDoCalculo = z.strictObject({
  numero: z.string().regex(/^\d{1,3}$/, 'O número da adição tem até três algarismos.'),
  ncm: z.string().regex(/^\d{8}$/, 'A NCM tem oito algarismos.'),
  incoterm: codigos<Incoterm>(INCOTERMS).optional(),
  moeda,
  pesoLiquido: decimalInformado({ inteiros: 10, casas: 5 }),
  itens: z
    .array(
      z.strictObject({
        numero: z
          .string()
          .regex(/^\d{1,5}$/, 'O número do item tem até cinco algarismos.')
          .optional(),
        quantidade,
        valorUnitario: decimalInformado({ inteiros: 13, casas: 7 }),
        pesoLiquido: decimalInformado({ inteiros: 10, casas: 5 }).optional(),
      }),
    )
    .min(1, 'A adição tem ao menos um item.'),
  acrescimos: z.array(ajusteDoCalculo),
  deducoes: z.array(ajusteDoCalculo),
  tributos: z.strictObject({
    ii,
    ipi: tributo,
    pis: contribuicao,
    cofins: contribuicao.extend({ adicional: z.boolean().optional() }),
  }),
  antidumping: z
    .discriminatedUnion('tipo', [
      z.strictObject({ tipo: z.literal('ESPECIFICO'), moeda, quantidade, valorUnidade: porUnidade }),
      z.strictObject({ tipo: z.literal('AD_VALOREM'), aliquota }),
    ])
    .optional(),
});

/** Body of `POST /api/Calculo/importacao`. */
export const entradaImportacao = z.strictObject({
  tipoDocumento: z.enum(['DI', 'DUIMP']).optional(),
  dataRegistro: data,
  incoterm: codigos<Incoterm>(INCOTERMS),
  taxas: z.record(moeda, decimalInformado({ inteiros: 9, casas: 9, positivo: true })),
  frete: emMoeda.extend({ emTerritorioNacional: valor.optional() }).optional(),
  seguro: emMoeda.optional(),
  adicoes: entreElementos(
    z
      .array(adicaoDoCalculo)
      .min(1, 'A declaração tem ao menos uma adição.')
      .max(999, 'A declaração tem no máximo 999 adições.'),
    (adicoes, { addIssue }) => {
      for (const { indice, numero } of numerosRepetidos(adicoes)) {
        addIssue({ code: 'custom', path: [indice, 'numero'], message: `A adição ${numero} está repetida.` });
      }
      const itens = adicoes.flatMap(({ itens: itensDaAdicao }, indice) =>
        itensDaAdicao.flatMap(({ numero }, k) =>
          numero === undefined ? [] : [{ numero, path: [indice, 'itens', k, 'numero'] }],
        ),
      );
      for (const { indice, numero } of numerosRepetidos(itens)) {
        const { path = [] } = itens[indice] ?? {};
        addIssue({ code: 'custom', path, message: `O item ${numero} está repetido.` });
      }
    },
  ),
  afrmm: z
    .strictObject({
      frete: emMoeda,
      navegacao: codigos<Navegacao>(NAVEGACOES),
      norteNordeste: z.boolean().optional().meta({
        description: 'Na cabotagem: origem ou destino final em porto do Norte ou do Nordeste. Sim, se não vier.',
      }),
      tratamento: z.enum(TRATAMENTOS_AFRMM),
      conhecimentos: z.number().int().min(0).max(999),
      tumNaBaseDoIcms: z.boolean().optional(),
    })
    .optional(),
  icms: z
    .strictObject({
      tratamento: codigos<TratamentoIcms>(TRATAMENTOS_ICMS),
      aliquota: percentual.optional(),
      reducaoPerc: percentual.optional(),
      despesas: z.array(z.strictObject({ nome: texto, valor })).optional(),
      cbsIbs: z
        .strictObject({ cbs: valor.nullable(), ibsUF: valor.nullable(), ibsMun: valor.nullable() })
        .optional()
        .meta({
          description:
            'CBS e IBS devidos na importação, em R$, nulos sem alíquota fixada: entram na base do ICMS onde o estado os inclui.',
        }),
    })
    .optional(),
  tcif: z.strictObject({ reducaoPerc: percentual.optional() }).optional(),
}) satisfies z.ZodType<EntradaImportacao>;

/** Never negative. */
const reais = dinheiro.regex(/^\d/);
const porTributo = <T extends z.ZodType>(cada: T) => z.object({ ii: cada, ipi: cada, pis: cada, cofins: cada });

const tributoCalculado = z.object({
  regime: codigos<RegimeTributario>(REGIMES_TRIBUTARIOS),
  fundamento: z.string().nullable(),
  base: reais.nullable(),
  aliquota: z.string(),
  aliquotaEfetiva: z.string(),
  calculado: reais,
  reduzido: reais,
  devido: reais,
  desonerado: reais,
  recolher: reais,
  extinto: z
    .literal(true)
    .optional()
    .meta({ description: 'PIS e COFINS de registro depois de 31/12/2026: LC 214/2025, art. 542, XXIII.' }),
});

/** Answer of `POST /api/Calculo/importacao`. */
export const resultadoImportacao = z.object({
  adicoes: z.array(
    z.object({
      numero: z.string(),
      valorCondicaoVenda: reais,
      valorTotalCondicaoVenda: valorUnitario,
      cvReais: reais,
      freteReais: reais,
      seguroReais: reais,
      valorAduaneiro: reais,
      baseCalculo: reais,
      devido: porTributo(reais),
      recolher: porTributo(reais),
      tributos: porTributo(tributoCalculado),
      antidumping: reais,
      itens: z
        .array(
          z.object({
            numero: z.string(),
            valorMoeda: reais,
            valorReais: reais,
            freteReais: reais,
            seguroReais: reais,
            valorAduaneiro: reais,
            devido: porTributo(reais),
          }),
        )
        .optional()
        .meta({ description: 'De uma DUIMP, calculada item a item; uma DI não tem.' }),
    }),
  ),
  totais: z.object({
    valorAduaneiro: reais,
    freteReais: reais,
    seguroReais: reais,
    devido: porTributo(reais),
    recolher: porTributo(reais),
    antidumping: reais,
    aDebitar: porTributo(reais).extend({ antidumping: reais }).meta({
      description: 'O que o banco debita no registro, por receita; numa DI difere da soma de recolher, truncada.',
    }),
  }),
  taxaSiscomex: dinheiro,
  afrmm: z
    .object({ base: dinheiro, aliquota: z.string(), calculado: dinheiro, recolher: dinheiro, tum: dinheiro })
    .nullable(),
  icms: z.object({ BC: dinheiro, ICMS: dinheiro, aliquota: z.string(), recolher: dinheiro }).nullable(),
  tcif: z.object({ totalBRL: dinheiro, parcelaPedido: dinheiro, parcelaItens: dinheiro, total: dinheiro }).nullable(),
  custo: reais.nullable().meta({ description: 'Nulo quando uma das parcelas ainda não tem valor: `avisos` diz qual.' }),
  avisos: z.array(z.object({ codigo: z.string(), mensagem: z.string() })).optional(),
  memoria,
}) satisfies z.ZodType<ResultadoImportacao>;

function numerosRepetidos(adicoes: readonly { numero: string }[]): { indice: number; numero: string }[] {
  const vistos = new Set<string>();
  return adicoes.flatMap(({ numero }, indice) => {
    if (vistos.has(numero)) return [{ indice, numero }];
    vistos.add(numero);
    return [];
  });
}
