import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { DespesaDaForma, FormaDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type { FaltaDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import type { InsumosDaNota } from './insumos-da-nota.ts';
import type { ItemDaDeclaracao } from './itens-da-nota.ts';
import { ratearNaNota } from './rateio-da-nota.ts';

/** Costs of the process on each item, in reais; null where a cost is not known. */
export interface CustosDaNota {
  vOutro: (DecimalTexto | null)[];
  noIcms: (DecimalTexto | null)[];
  /** Null where there is none to write. */
  afrmm: DecimalTexto[] | null;
  faltas: FaltaDaNota[];
}

/** The Taxa Siscomex is the one that was paid, unless the process tells it. */
export function custosConhecidos(
  di: Pick<DeclaracaoImportacao, 'pagamentos'>,
  custos: InsumosDaNota['custos'],
): Readonly<Record<string, DecimalTexto>> {
  const paga = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX);
  return paga === null ? custos : { SISCOMEX: dinheiro(paga), ...custos };
}

export function custosDaNota(
  { declaracao, forma, custos: ditos }: Pick<InsumosDaNota, 'declaracao' | 'forma' | 'custos'>,
  itens: readonly ItemDaDeclaracao[],
): CustosDaNota {
  const custos = custosConhecidos(declaracao, ditos);
  const faltas: FaltaDaNota[] = [];
  const partesDe = (despesa: Pick<DespesaDaForma, 'codigo' | 'rateio'>): DecimalTexto[] | null => {
    const { codigo, rateio } = despesa;
    const total = custos[codigo];
    const partes = total === undefined ? null : ratearNaNota(total, itens, { rateio, centavos: forma.centavos });
    if (partes === null) faltas.push({ caminho: CAMINHO, mensagem: porQueFalta(codigo, total) });
    return partes;
  };
  const usadas = forma.despesas.filter(({ emVOutro, noIcms }) => emVOutro || noIcms);
  const repartidas = usadas.map((despesa) => ({ despesa, partes: partesDe(despesa) }));
  const somas = (entra: (despesa: DespesaDaForma) => boolean) => {
    const dentro = repartidas.filter(({ despesa }) => entra(despesa));
    if (dentro.some(({ partes }) => partes === null)) return itens.map(() => null);
    return itens.map((_, i) => somar(dentro.map(({ partes }) => partes?.[i] ?? null)).toFixed(2));
  };
  return {
    vOutro: somas(({ emVOutro }) => emVOutro),
    noIcms: somas(({ noIcms }) => noIcms),
    afrmm: afrmmDosItens(custos.AFRMM, itens, forma),
    faltas,
  };
}

/** By net weight where the shape does not say otherwise (Decreto 12.955/2026, art. 80, § 3º, I). */
function afrmmDosItens(
  total: DecimalTexto | undefined,
  itens: readonly ItemDaDeclaracao[],
  { despesas, centavos }: Pick<FormaDaNota, 'despesas' | 'centavos'>,
): DecimalTexto[] | null {
  if (total === undefined) return null;
  const daForma = despesas.find(({ codigo }) => codigo === 'AFRMM');
  return ratearNaNota(total, itens, { rateio: daForma?.rateio ?? 'PESO', centavos });
}

const CAMINHO = 'total.vOutro';

function porQueFalta(codigo: string, total: DecimalTexto | undefined): string {
  if (total === undefined) return `A forma da nota usa o custo ${codigo}, e o processo não diz o valor dele.`;
  return `Os itens não têm por onde ratear o custo ${codigo}.`;
}
