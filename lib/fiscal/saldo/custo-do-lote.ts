import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { condicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { calcularExato } from '#lib/fiscal/figura-exata.ts';
import { taxasDeclaradas } from '#lib/fiscal/importacao/declarada/taxas-declaradas.ts';
import { calcular, dado, expressao, type Figura, type Termo } from '#lib/fiscal/memoria.ts';

/** US$ per unit, 7 decimals; null when the declaration does not allow the calculation. */
export interface CustoDoLote {
  /** The price alone. */
  fob: Figura | null;
  /** The price with its share of the international freight and insurance. */
  cif: Figura | null;
  /** The two shares: FOB plus both is the CIF, except for the rounding of each. */
  frete: Figura | null;
  seguro: Figura | null;
}

/**
 * Returns a function that calculates the unit cost of each item in dollars, as declared. FOB is the price on the conditions of sale
 * minus the freight and insurance it includes; CIF is the price plus those it does not include. Freight and insurance are those of
 * the adição in reais, shared by value. Prices in dollars stay as they are. Other amounts are converted by the rates of the
 * declaration itself, so a figure that needs a missing rate is null.
 */
export function custosDaDeclaracao(di: DeclaracaoImportacao): (adicao: AdicaoDeclarada) => CustoDoLote[] {
  const taxas = taxasDeclaradas(di);
  const dolar = taxas.USD ? taxa('US$', taxas.USD, 'taxas da declaração') : dolarDoCabecalho(di);
  return (adicao) => {
    const { freteIncluso, seguroIncluso } = condicaoDeVenda(adicao.incoterm);
    const todos = valorDosItens(adicao, dolar);
    const frete = daAdicao('Frete', adicao, adicao.freteReais);
    const seguro = daAdicao('Seguro', adicao, adicao.seguroReais);
    const moeda = moedaDoPreco(adicao, taxas);
    return adicao.itens.map((item, i) => {
      const unitario = dado(
        { nome: 'Valor unitário', unidade: moeda?.sigla ?? '', casas: CASAS, fonte: `${daDi(adicao)}, item ${i + 1}` },
        item.valorUnitario,
      );
      const preco = precoEmDolares(unitario, moeda, dolar);
      const parte = (custo: Figura | null, menos: boolean): Termo | null => {
        if (!custo || custo.exato.isZero()) return NADA;
        return todos && { menos, fatores: [unitario, custo], por: todos };
      };
      return {
        fob: custo('Custo FOB por unidade', preco, [
          freteIncluso ? parte(frete, true) : NADA,
          seguroIncluso ? parte(seguro, true) : NADA,
        ]),
        cif: custo('Custo CIF por unidade', preco, [
          freteIncluso ? NADA : parte(frete, false),
          seguroIncluso ? NADA : parte(seguro, false),
        ]),
        frete: parcela('Frete por unidade', parte(frete, false)),
        seguro: parcela('Seguro por unidade', parte(seguro, false)),
      };
    });
  };
}

function custo(nome: string, preco: Termo | null, partes: readonly (Termo | null)[]): Figura | null {
  if (!preco) return null;
  const termos = [preco];
  for (const parte of partes) {
    if (!parte) return null;
    if (parte !== NADA) termos.push(parte);
  }
  const fonte = 'frete e seguro da adição, rateados por valor';
  const figura = expressao({ nome, unidade: 'US$', casas: CASAS, fonte, arredondamento: 'MEIO_PARA_CIMA' }, termos);
  // A freight above the price that includes it contradicts the document.
  return figura.exato.isNegative() ? null : figura;
}

function parcela(nome: string, parte: Termo | null): Figura | null {
  if (!parte) return null;
  const rotulo = { nome, unidade: 'US$', casas: CASAS, fonte: 'da adição, rateado por valor' };
  if (parte === NADA) return dado(rotulo, new Exato(0));
  return expressao({ ...rotulo, arredondamento: 'MEIO_PARA_CIMA' }, [parte]);
}

/** The rate of the currency of a price; null for the dollar itself. */
interface MoedaDoPreco {
  sigla: string;
  taxa: Figura | null;
}

function moedaDoPreco(adicao: AdicaoDeclarada, taxas: Readonly<Record<string, string>>): MoedaDoPreco | null {
  const sigla = siglaDaMoeda(adicao.moeda.codigo);
  if (sigla === 'USD') return { sigla: 'US$', taxa: null };
  const declarada = taxas[sigla];
  if (declarada) return { sigla, taxa: taxa(sigla, declarada, 'taxas da declaração') };
  const { valorReais, valorMoeda } = adicao;
  if (!positivo(valorReais) || !positivo(valorMoeda)) return null;
  const reais = dado({ nome: 'Valor da adição em reais', unidade: 'R$', casas: 2, fonte: daDi(adicao) }, valorReais);
  const emMoeda = dado({ nome: 'Valor da adição na moeda', unidade: sigla, casas: 2, fonte: daDi(adicao) }, valorMoeda);
  return { sigla, taxa: quociente(`Taxa da moeda ${sigla}`, reais, emMoeda) };
}

function precoEmDolares(unitario: Figura, moeda: MoedaDoPreco | null, dolar: Figura | null): Termo | null {
  if (!moeda) return null;
  if (!moeda.taxa) return { fatores: [unitario] };
  return dolar && { fatores: [unitario, moeda.taxa], por: dolar };
}

/** The divisor of an amount of the adição in reais: the value of its items times the dollar rate. */
function valorDosItens(adicao: AdicaoDeclarada, dolar: Figura | null): Figura | null {
  const soma = adicao.itens.reduce(
    (ate, { quantidade, valorUnitario }) => ate.plus(new Exato(quantidade).times(valorUnitario)),
    new Exato(0),
  );
  if (!dolar || soma.isZero()) return null;
  const valor = dado({ nome: 'Valor dos itens da adição', unidade: '', casas: 2, fonte: daDi(adicao) }, soma);
  return calcularExato(
    {
      nome: 'Base do rateio',
      unidade: '',
      casas: 2,
      fonte: null,
      formula: 'valor dos itens × taxa do dólar',
    },
    [valor, dolar],
    (itens, cambio) => itens.times(cambio),
  );
}

function dolarDoCabecalho({ totais }: DeclaracaoImportacao): Figura | null {
  const { vmleReais, vmleDolares } = totais;
  if (!positivo(vmleReais) || !positivo(vmleDolares)) return null;
  const fonte = 'totais da declaração';
  return quociente(
    'Taxa do dólar',
    dado({ nome: 'VMLE em reais', unidade: 'R$', casas: 2, fonte }, vmleReais),
    dado({ nome: 'VMLE em dólares', unidade: 'US$', casas: 2, fonte }, vmleDolares),
  );
}

function quociente(nome: string, reais: Figura, moeda: Figura): Figura {
  const formula = `${reais.nome} ÷ ${moeda.nome}`;
  return calcular(
    { nome, unidade: 'R$', casas: CASAS_DA_TAXA, fonte: null, formula, arredondamento: 'MEIO_PARA_CIMA' },
    [reais, moeda],
    (emReais, emMoeda) => emReais.div(emMoeda),
  );
}

const taxa = (sigla: string, valor: string, fonte: string): Figura =>
  dado({ nome: sigla === 'US$' ? 'Taxa do dólar' : `Taxa da moeda ${sigla}`, unidade: 'R$', casas: 4, fonte }, valor);

const daAdicao = (nome: string, adicao: AdicaoDeclarada, valor: string | null): Figura | null =>
  valor === null ? null : dado({ nome: `${nome} da adição`, unidade: 'R$', casas: 2, fonte: daDi(adicao) }, valor);

const daDi = ({ numero }: AdicaoDeclarada) => `adição ${numero} da declaração`;

function positivo(valor: string | null): valor is string {
  return valor !== null && new Exato(valor).gt(0);
}

/** A part that is absent, as opposed to one that is unknown (null). */
const NADA: Termo = { fatores: [] };
const CASAS = 7;
/** The Siscomex prints rates with up to nine decimals. */
const CASAS_DA_TAXA = 9;
