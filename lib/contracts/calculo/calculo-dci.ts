import { z } from 'zod';
import { data, decimalDe, decimalInformado, dinheiro, mes } from '#lib/registros/primitivos.ts';
import { memoria } from './memoria.ts';

const quantidade = decimalInformado({ inteiros: 9, casas: 5, positivo: true });
const valorUSD = decimalInformado({ inteiros: 13, casas: 7 });
const texto = z.string().max(80);

/** The delay of the payment comes either as days and interest, or as `mora`: its dates and the Selic of the months between. */
const comum = {
  taxaUSD: decimalInformado({ inteiros: 6, casas: 9, positivo: true }),
  diasAtraso: z.int().min(0, 'Os dias de atraso não são negativos.').max(36500).default(0),
  percJuros: percentualDeJuros().default('0'),
  mora: z
    .strictObject({
      vencimento: data,
      pagamento: data,
      selic: z.array(
        z.strictObject({
          mes,
          taxa: percentualDeJuros(),
        }),
      ),
    })
    .optional(),
};

const porTributo = <T extends z.ZodType>(valor: T) =>
  z.strictObject({ II: valor, IPI: valor, PIS: valor, COFINS: valor });
/** Three integer digits: a rate of IPI may exceed 100 %. */
const aliq = porTributo(decimalInformado({ inteiros: 3, casas: 4 }));
/** A tax that is absent counts as suspended. */
const suspensos = porTributo(z.boolean()).partial().optional();

const piComPpb = z.strictObject({
  ...comum,
  modalidade: z.literal('PI_COM_PPB').optional(),
  /** Not strict: a caller may send the lines of an answer back, with their results. */
  itens: z
    .array(
      z.object({
        nota: texto,
        dcr: texto.optional(),
        qtd: quantidade,
        iiUnitUSD: valorUSD,
        exigivel: z.boolean(),
        motivoNaoExigivel: z.string().max(200).optional(),
      }),
    )
    .max(9999),
});

const piSemPpb = z.strictObject({
  ...comum,
  modalidade: z.literal('PI_SEM_PPB'),
  qtdProduto: quantidade,
  insumos: z
    .array(z.strictObject({ insumo: texto, coefTecnico: quantidade, vuUSD: valorUSD, aliq, suspensos }))
    .max(9999),
});

const produtoEstrangeiro = z.strictObject({
  ...comum,
  modalidade: z.literal('PE'),
  qtd: quantidade,
  vuUSD: valorUSD,
  freteUSD: valorUSD,
  seguroUSD: valorUSD,
  aliq,
  suspensos,
});

/** Body of `POST /api/Calculo/dci`. Without `modalidade`, it is a PI com PPB. */
export const entradaDci = z.discriminatedUnion('modalidade', [piComPpb, piSemPpb, produtoEstrangeiro]);
export type EntradaDci = z.infer<typeof entradaDci>;

const tributosCalculados = porTributo(dinheiro);
const recolhimento = z.object({
  percMulta: decimalDe(2),
  multaBRL: dinheiro,
  percJuros: z.string(),
  jurosBRL: dinheiro,
  totalDARF: dinheiro,
  pagamentos: z.array(
    z.object({
      tributo: tributosCalculados.keyof(),
      principal: dinheiro,
      multa: dinheiro,
      juros: dinheiro,
      total: dinheiro,
    }),
  ),
  /** Memória of `totalDARF`. */
  memoria,
});

export const resultadoDci = z.discriminatedUnion('modalidade', [
  recolhimento.extend({
    modalidade: z.literal('PI_COM_PPB'),
    itens: z.array(piComPpb.shape.itens.element.extend({ iiUSD: decimalDe(7), iiBRL: dinheiro })),
    iiBRL: dinheiro,
    iiBRL_seArredondadoSoNoTotal: dinheiro,
  }),
  recolhimento.extend({
    modalidade: z.literal('PI_SEM_PPB'),
    insumos: z.array(
      tributosCalculados.extend({
        insumo: z.string(),
        coefTecnico: decimalDe(5),
        qtdTotal: decimalDe(5),
        valorBRL: dinheiro,
      }),
    ),
    ...tributosCalculados.shape,
    total: dinheiro,
  }),
  recolhimento.extend({
    modalidade: z.literal('PE'),
    valorAduaneiroUSD: decimalDe(7),
    valorAduaneiroBRL: dinheiro,
    ...tributosCalculados.shape,
    total: dinheiro,
  }),
]);

/** Interest accumulates: unlike a rate, it may exceed 100 %. */
function percentualDeJuros() {
  return decimalInformado({ inteiros: 4, casas: 2 });
}
