import type { CodigoNome, DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { quantosItens } from '#lib/domain/aduana/processo/quantos-itens.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { arredondarCentavos, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type Faixa, valorRateado } from '#lib/fiscal/importacao/duimp/valor-rateado.ts';

/**
 * Deduces the exchange rates of a registered declaration, by the letters of the currency, because the file does not contain them.
 * Each amount declared both in a currency and in reais limits the rate to an interval. The shortest decimal in all of the intervals
 * is the rate. A DI truncates to the cent (`reais = trunc2(moeda × taxa)`, domain/importacao.md §3.1, §3.4); a DUIMP rounds half up
 * (docs/decisions/duimp-por-item.md). A currency without such amounts has no rate.
 */
export function taxasDeclaradas(di: DeclaracaoImportacao): Record<string, DecimalTexto> {
  const intervalos = new Map<string, Intervalo>();
  const juntar = ({ moeda, valorMoeda }: EmMoeda, intervaloDela: (emMoeda: Exato) => Intervalo | null) => {
    const sigla = siglaDaMoeda(moeda.codigo);
    if (sigla === '' || sigla === 'BRL' || valorMoeda === null || !new Exato(valorMoeda).gt(0)) return;
    const intervalo = intervaloDela(new Exato(valorMoeda));
    if (intervalo) intervalos.set(sigla, comum(intervalos.get(sigla), intervalo));
  };
  for (const valor of di.duimp ? valoresDosItens(di) : valoresDaDi(di)) {
    const reais = new Exato(valor.valorReais ?? 0);
    if (!reais.gt(0)) continue;
    juntar(valor, (emMoeda) => (di.duimp ? meioParaCima(reais, reais, emMoeda) : truncado(reais, emMoeda)));
  }
  if (di.duimp) {
    for (const parcela of ['frete', 'seguro'] as const) {
      const outra = emReais(di[parcela === 'frete' ? 'seguro' : 'frete'], intervalos);
      juntar(di[parcela], (emMoeda) => {
        const faixa = valorRateado(di, parcela, outra) ?? valorRateado(di, parcela, null);
        const { menor, maior } = faixa ?? somaDasPartes(di, parcela);
        return maior.gt(0) ? meioParaCima(menor, maior, emMoeda) : null;
      });
    }
  }
  return Object.fromEntries([...intervalos].map(([sigla, intervalo]) => [sigla, maisCurta(intervalo)]));
}

interface EmMoeda {
  moeda: CodigoNome;
  valorMoeda: DecimalTexto | null;
}

interface ValorDeclarado extends EmMoeda {
  valorReais: DecimalTexto | null;
}

function valoresDaDi(di: DeclaracaoImportacao): ValorDeclarado[] {
  return [di.frete, di.seguro, ...di.adicoes.flatMap((adicao) => [adicao, ...adicao.acrescimos, ...adicao.deducoes])];
}

/** A DUIMP gives freight and insurance in reais only on each item. */
function valoresDosItens({ adicoes }: DeclaracaoImportacao): ValorDeclarado[] {
  return adicoes.flatMap(({ moeda, itens }) =>
    itens.flatMap(({ duimp }) => (duimp ? [{ ...duimp, moeda }, ...duimp.acrescimos, ...duimp.deducoes] : [])),
  );
}

/** When no amount gives all the shares, their sum is used, with at most half a cent of deviation for each. */
function somaDasPartes(di: DeclaracaoImportacao, parcela: 'frete' | 'seguro'): Faixa {
  const soma = new Exato(di[parcela].valorReais ?? 0);
  const outras = quantosItens(di) - 1;
  const folga = soma.gt(0) ? MEIO_CENTAVO.times(outras) : 0;
  return { menor: soma.minus(folga), maior: soma.plus(folga) };
}

/** Rounded half up to the cent; null while the rate is unknown. */
function emReais({ moeda, valorMoeda }: EmMoeda, intervalos: ReadonlyMap<string, Intervalo>): Exato | null {
  const sigla = siglaDaMoeda(moeda.codigo);
  const valor = new Exato(valorMoeda ?? 0);
  if (valor.isZero() || sigla === 'BRL') return valor;
  const intervalo = intervalos.get(sigla);
  return intervalo ? arredondarCentavos(valor.times(maisCurta(intervalo))) : null;
}

interface Intervalo {
  /** Inclusive. */
  de: Exato;
  /** Exclusive. */
  ate: Exato;
}

function truncado(reais: Exato, moeda: Exato): Intervalo {
  return { de: reais.div(moeda), ate: reais.plus(CENTAVO).div(moeda) };
}

function meioParaCima(menor: Exato, maior: Exato, moeda: Exato): Intervalo {
  return { de: menor.minus(MEIO_CENTAVO).div(moeda), ate: maior.plus(MEIO_CENTAVO).div(moeda) };
}

/** Intersects two intervals. If they do not meet, the narrower interval wins, because a larger amount gives the rate more precisely. */
function comum(intervalo: Intervalo | undefined, outro: Intervalo): Intervalo {
  if (!intervalo) return outro;
  const de = Exato.max(intervalo.de, outro.de);
  const ate = Exato.min(intervalo.ate, outro.ate);
  if (de.lt(ate)) return { de, ate };
  return largura(intervalo).lte(largura(outro)) ? intervalo : outro;
}

const largura = ({ de, ate }: Intervalo) => ate.minus(de);

function maisCurta({ de, ate }: Intervalo): DecimalTexto {
  for (let casas = CASAS_MINIMAS; casas < CASAS_MAXIMAS; casas++) {
    const candidata = de.toDecimalPlaces(casas, Exato.ROUND_UP);
    if (candidata.lt(ate)) return candidata.toFixed(casas);
  }
  return de.toFixed(CASAS_MAXIMAS, Exato.ROUND_UP);
}

const CENTAVO = new Exato('0.01');
const MEIO_CENTAVO = new Exato('0.005');
/** PTAX has four decimals for the dollar; the Siscomex up to nine. */
const CASAS_MINIMAS = 4;
const CASAS_MAXIMAS = 9;
