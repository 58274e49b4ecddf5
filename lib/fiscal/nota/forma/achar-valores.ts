import type { FormaDaNota, FormulaDoTotal } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import { arredondarCentavos, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { VALOR } from '#lib/fiscal/nota/produto-da-nota.ts';
import { valorDaNota } from '#lib/fiscal/nota/total-da-nota.ts';
import { melhor, type NotaDeExemplo, type ProvaDaForma, soma, valor } from './nota-de-exemplo.ts';

type Valores = Partial<Pick<FormaDaNota, 'vProd' | 'unitario' | 'freteSeguro' | 'ii' | 'vNF'>>;

/** What the amounts of the items and the total of the note are made of. */
export function acharValores(exemplo: NotaDeExemplo): { forma: Valores; provas: ProvaDaForma[] } {
  const vProd = acharVProd(exemplo);
  const unitario = acharUnitario(exemplo, vProd?.candidato);
  const total = acharTotal(exemplo);
  const { ii, texto } = acharIi(exemplo);
  return {
    forma: {
      vProd: vProd?.candidato,
      unitario: unitario?.candidato,
      freteSeguro: total?.candidato.freteSeguro,
      vNF: total?.candidato.vNF,
      ii,
    } as Valores,
    provas: [
      prova('vProd', vProd && NOME_DO_VALOR[vProd.candidato], vProd?.diferenca),
      prova('vUnCom', unitario && textoDoUnitario(unitario.candidato), unitario?.diferenca),
      prova('vFrete, vSeg', total && NOME_DO_FRETE[total.candidato.freteSeguro], total?.diferenca),
      prova('vNF', total && NOME_DO_TOTAL[total.candidato.vNF], total?.diferenca),
      prova('II', texto, ii ? '0.00' : null),
    ],
  };
}

export const prova = (ponto: string, achado: string | null, diferenca: string | null = null): ProvaDaForma => ({
  ponto,
  achado,
  diferenca,
});

/** Σ vProd against the declared price and customs value; a unit price cut short misses some cents. */
function acharVProd({ nota, pares }: NotaDeExemplo) {
  if (pares.length === 0) return null;
  const escrito = soma(nota.itens.map(({ prod }) => valor(prod.vProd)));
  const declarado = (qual: FormaDaNota['vProd']) => soma(pares.map((par) => valor(VALOR[qual](par.declarado))));
  const candidatos = ['VALOR_ADUANEIRO', 'FOB', 'PRECO'] as const;
  return melhor(candidatos, (qual) => escrito.minus(declarado(qual)), FOLGA_DO_VALOR);
}

/** Where the declared value is not what was written, quantity × price was, with the decimals the price has. */
function acharUnitario({ nota, pares }: NotaDeExemplo, vProd: FormaDaNota['vProd'] | undefined) {
  if (vProd === undefined) return null;
  const casas = Math.max(2, ...nota.itens.map(({ prod }) => valor(prod.vUnCom).decimalPlaces()));
  const candidatos = [
    { casas: 10, manda: false },
    { casas, manda: false },
    { casas, manda: true },
  ];
  const escrever = ({ casas: quantas, manda }: FormaDaNota['unitario'], i: number) => {
    const par = pares[i];
    const declarado = valor(par && VALOR[vProd](par.declarado));
    const quantidade = valor(par?.escrito.prod.qCom);
    if (quantidade.isZero()) return { preco: new Exato(0), vProd: declarado };
    const preco = declarado.div(quantidade).toDecimalPlaces(quantas, Exato.ROUND_HALF_UP);
    return { preco, vProd: manda ? arredondarCentavos(preco.times(quantidade)) : declarado };
  };
  // A price of another precision is as wrong as a cent.
  const erro = (candidato: FormaDaNota['unitario']) =>
    soma(
      pares.map(({ escrito: { prod } }, i) => {
        const feito = escrever(candidato, i);
        const outroPreco = feito.preco.eq(valor(prod.vUnCom)) ? 0 : UM_CENTAVO;
        return feito.vProd.minus(valor(prod.vProd)).abs().plus(outroPreco);
      }),
    );
  return melhor(candidatos, erro, FOLGA_DO_VALOR);
}

/** Freight and insurance in no tag are inside vProd; in tags of their own the total says whether they count. */
function acharTotal({ nota: { total } }: NotaDeExemplo) {
  const destacado = !valor(total.vFrete).plus(valor(total.vSeg)).isZero();
  const fretes = destacado ? (['DESTACADO', 'INFORMATIVO'] as const) : (['DENTRO'] as const);
  const formulas: readonly FormulaDoTotal[] = ['W16', 'W16_SEM_II', 'W16_MAIS_TRIBUTOS'];
  const candidatos = fretes.flatMap((freteSeguro) => formulas.map((vNF) => ({ freteSeguro, vNF })));
  return melhor(
    candidatos,
    (candidato) => valor(valorDaNota((nome) => total[nome] ?? '0.00', candidato)).minus(valor(total.vNF)),
    FOLGA_DO_TOTAL,
  );
}

function acharIi({ nota }: NotaDeExemplo): { ii?: FormaDaNota['ii']; texto: string | null } {
  const grupos = nota.itens.flatMap(({ II, prod }) => (II ? [{ II, vOutro: prod.vOutro }] : []));
  if (grupos.length === 0) return { texto: null };
  const baseZerada = grupos.every(({ II }) => valor(II.vBC).isZero());
  const despesas =
    grupos.every(({ II, vOutro }) => valor(II.vDespAdu).eq(valor(vOutro))) &&
    grupos.some(({ II }) => !valor(II.vDespAdu).isZero());
  const texto = `${baseZerada ? 'base zerada' : 'base no valor aduaneiro'}; vDespAdu ${despesas ? 'repete vOutro' : 'zerado'}`;
  return { ii: { baseZerada, despesas }, texto };
}

const textoDoUnitario = ({ casas, manda }: FormaDaNota['unitario']) =>
  `${casas} casas${manda ? '; vProd é quantidade × valor unitário' : '; vProd é o declarado'}`;

const NOME_DO_VALOR = {
  VALOR_ADUANEIRO: 'valor aduaneiro',
  FOB: 'FOB',
  PRECO: 'preço, sem acréscimos e deduções',
} as const;
const NOME_DO_FRETE = {
  DESTACADO: 'destacados e somados',
  DENTRO: 'dentro de vProd',
  INFORMATIVO: 'informados, já dentro de vProd',
} as const;
const NOME_DO_TOTAL: Readonly<Record<FormulaDoTotal, string>> = {
  W16: 'vProd + frete + seguro + vOutro + II + IPI',
  W16_SEM_II: 'vProd + frete + seguro + vOutro + IPI, sem o II',
  W16_MAIS_TRIBUTOS: 'vProd + frete + seguro + vOutro + II + IPI + PIS + COFINS + ICMS',
};

const FOLGA_DO_VALOR = '0.50';
const FOLGA_DO_TOTAL = '0.02';
const UM_CENTAVO = new Exato('0.01');
