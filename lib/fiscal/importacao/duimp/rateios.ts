import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { type ContextoDoCalculo, valorEmMoeda } from '#lib/fiscal/importacao/contexto-do-calculo.ts';
import { partesDoFrete } from '#lib/fiscal/importacao/frete.ts';
import { emInteiro, type Fracao, NADA } from '#lib/fiscal/importacao/inteiros.ts';
import { semCusto } from '#lib/fiscal/importacao/rateio.ts';
import { expressao, type Figura, soma } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PARA_CIMA } from '#lib/fiscal/precisao.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { umaVez } from '#lib/fiscal/uma-vez.ts';
import type { ItemVendido } from './itens-vendidos.ts';

/** A cost of the whole declaration, shared among its items. */
interface RateioPorItem {
  /** Reais, for the whole declaration. */
  total: Figura;
  /** Returns the share of an item in cents, unrounded, by its position among all items. */
  parte(ordem: number): Fracao;
  /** Returns the same share as factors for a memória; null when there is no such cost. */
  fatores(ordem: number): { fatores: readonly Figura[]; por: Figura } | null;
}

export interface RateiosPorItem {
  frete: RateioPorItem;
  freteNacional: RateioPorItem;
  seguro: RateioPorItem;
}

/**
 * Shares the freight by the net weight of the items, and the insurance by their value. With several currencies the value in reais
 * counts.
 * @throws {RegraViolada} when there is freight and an item has no weight, or when there is insurance and the goods have no value.
 */
export function ratearPorItem(
  entrada: EntradaImportacao,
  itens: readonly ItemVendido[],
  contexto: ContextoDoCalculo,
): RateiosPorItem {
  return { ...fretes(entrada, itens, contexto), seguro: seguro(entrada, itens, contexto) };
}

function fretes({ frete }: EntradaImportacao, itens: readonly ItemVendido[], contexto: ContextoDoCalculo) {
  const nenhum = semRateio('Frete', contexto);
  if (!frete) return { frete: nenhum, freteNacional: nenhum };
  const { contratado, nacional, internacional, taxa } = partesDoFrete(frete, contexto);
  if (contratado.exato.isZero()) return { frete: nenhum, freteNacional: nenhum };
  const semPeso = itens.find(({ pesoLiquido }) => pesoLiquido === null);
  if (semPeso) {
    const motivo = `Informe o peso líquido do item ${semPeso.numero}: a DUIMP rateia o frete por ele.`;
    throw new RegraViolada(`${semPeso.caminho}.pesoLiquido`, motivo);
  }
  const pesos = itens.map(({ pesoLiquido }) => emInteiro(pesoLiquido ?? '0', CASAS_DO_PESO));
  if (pesos.every((peso) => peso === 0n)) {
    throw new RegraViolada('adicoes.0.pesoLiquido', 'Há frete a ratear e nenhum item tem peso líquido.');
  }
  const figuras = umaVez(() => itens.map((item) => item.figuras().pesoLiquido));
  const todo = umaVez(() => somarPesos('Peso líquido dos itens', 'kg', CASAS_DO_PESO, figuras()));
  const rateio = (nome: string, valor: Figura) =>
    valor.exato.isZero() ? nenhum : rateioDe({ nome, valor, taxa }, { pesos, figuras, todo });
  return { frete: rateio('Frete', internacional), freteNacional: rateio('Frete nacional', nacional) };
}

function seguro({ seguro: informado }: EntradaImportacao, itens: readonly ItemVendido[], contexto: ContextoDoCalculo) {
  const nenhum = semRateio('Seguro', contexto);
  if (!informado) return nenhum;
  const declarado = valorEmMoeda(contexto, 'seguro', informado, 'Seguro');
  if (declarado.valor.exato.isZero()) return nenhum;
  const umaMoeda = new Set(itens.map(({ moeda }) => moeda)).size === 1;
  const pesos = itens.map(({ valorMoeda, taxa }) =>
    umaMoeda ? valorMoeda : valorMoeda * emInteiro(taxa.exato, CASAS_DA_TAXA),
  );
  if (pesos.every((peso) => peso === 0n)) {
    throw new RegraViolada('adicoes.0.itens.0.valorUnitario', 'Há seguro a ratear e as mercadorias não têm valor.');
  }
  const figuras = umaVez(() => itens.map((item) => pesoDoSeguro(item, umaMoeda)));
  const todo = umaVez(() => {
    const [primeira] = figuras();
    const casas = Math.max(...figuras().map((figura) => figura.casas));
    return somarPesos('Valor dos itens', primeira?.unidade ?? '', casas, figuras());
  });
  return rateioDe({ nome: 'Seguro', ...declarado }, { pesos, figuras, todo });
}

function pesoDoSeguro({ numero, taxa, figuras }: ItemVendido, umaMoeda: boolean): Figura {
  const { valorMoeda } = figuras();
  if (umaMoeda) return valorMoeda;
  const casas = valorMoeda.casas + taxa.casas;
  return expressao(
    {
      nome: `Valor em reais, sem arredondar, item ${numero}`,
      unidade: 'R$',
      casas,
      arredondamento: 'TRUNCAR',
      fonte: null,
    },
    [{ fatores: [valorMoeda, taxa] }],
  );
}

interface Custo {
  nome: string;
  valor: Figura;
  taxa: Figura;
}

interface Pesos {
  pesos: readonly bigint[];
  figuras: () => readonly Figura[];
  todo: () => Figura;
}

function rateioDe({ nome, valor, taxa }: Custo, { pesos, figuras, todo }: Pesos): RateioPorItem {
  const total = expressao({ ...CENTAVOS_MEIO_PARA_CIMA, nome: `${nome} em reais`, unidade: 'R$', fonte: LEI }, [
    { fatores: [valor, taxa] },
  ]);
  const centavos = emInteiro(total.exato, 2);
  const den = pesos.reduce((ate, peso) => ate + peso, 0n);
  return {
    total,
    parte: (ordem) => ({ num: centavos * (pesos[ordem] ?? 0n), den }),
    fatores(ordem) {
      const peso = figuras()[ordem];
      return peso ? { fatores: [total, peso], por: todo() } : null;
    },
  };
}

function semRateio(nome: string, contexto: ContextoDoCalculo): RateioPorItem {
  return { total: semCusto(nome, contexto).total, parte: () => NADA, fatores: () => null };
}

function somarPesos(nome: string, unidade: string, casas: number, pesos: readonly Figura[]): Figura {
  return soma({ nome, unidade, casas, fonte: null, arredondamento: 'TRUNCAR' }, pesos);
}

const CASAS_DO_PESO = 5;
const CASAS_DA_TAXA = 9;
const LEI = 'Decreto 6.759/2009, art. 77';
