import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import type { CodigoNome, DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/moeda-siscomex.ts';

/**
 * Exchange rates of a registered declaration, by the letters of the currency. The file does not carry them: each amount declared in a
 * currency and in reais leaves the rate an interval, and the shortest decimal common to all of them is the rate. A DI truncates to the
 * cent (`reais = trunc2(moeda × taxa)`, domain/importacao.md §3.1, §3.4), a DUIMP rounds half up (docs/decisions/duimp-por-item.md). A
 * currency without such amounts has none.
 */
export function taxasDeclaradas(di: DeclaracaoImportacao): Record<string, DecimalTexto> {
  const intervalos = new Map<string, Intervalo>();
  const valores = di.duimp ? valoresDaDuimp(di) : valoresDaDi(di);
  for (const { moeda, valorMoeda, valorReais, arredondados } of valores) {
    const sigla = siglaDaMoeda(moeda.codigo);
    if (sigla === '' || sigla === 'BRL' || valorMoeda === null || valorReais === null) continue;
    const [emMoeda, emReais] = [new Exato(valorMoeda), new Exato(valorReais)];
    if (emMoeda.lte(0) || emReais.lte(0)) continue;
    intervalos.set(sigla, comum(intervalos.get(sigla), intervaloDe(emMoeda, emReais, arredondados)));
  }
  return Object.fromEntries([...intervalos].map(([sigla, intervalo]) => [sigla, maisCurta(intervalo)]));
}

interface ValorDeclarado {
  moeda: CodigoNome;
  valorMoeda: DecimalTexto | null;
  valorReais: DecimalTexto | null;
  /** How many amounts rounded half up the reais are the sum of; none where the amount was truncated. */
  arredondados: number;
}

function valoresDaDi(di: DeclaracaoImportacao): ValorDeclarado[] {
  const parcelas = [di.frete, di.seguro, ...di.adicoes.flatMap((uma) => [uma, ...uma.acrescimos, ...uma.deducoes])];
  return parcelas.map(({ moeda, valorMoeda, valorReais }) => ({ moeda, valorMoeda, valorReais, arredondados: 0 }));
}

/** Freight and insurance stand in reais on each item alone: their sum says less about the rate than one amount. */
function valoresDaDuimp({ frete, seguro, adicoes }: DeclaracaoImportacao): ValorDeclarado[] {
  const itens = adicoes.flatMap(({ moeda, itens: seus }) =>
    seus.flatMap(({ duimp }) => (duimp ? { moeda, duimp } : [])),
  );
  const dosItens = itens.flatMap(({ moeda, duimp: { valorMoeda, valorReais, acrescimos, deducoes } }) => [
    { moeda, valorMoeda, valorReais, arredondados: 1 },
    ...[...acrescimos, ...deducoes].map((ajuste) => ({ ...ajuste, arredondados: 1 })),
  ]);
  return [...dosItens, ...[frete, seguro].map((parcela) => ({ ...parcela, arredondados: itens.length }))];
}

interface Intervalo {
  /** Included. */
  de: Exato;
  /** Not included. */
  ate: Exato;
}

function intervaloDe(moeda: Exato, reais: Exato, arredondados: number): Intervalo {
  if (arredondados === 0) return { de: reais.div(moeda), ate: reais.plus(CENTAVO).div(moeda) };
  const folga = MEIO_CENTAVO.times(arredondados);
  return { de: reais.minus(folga).div(moeda), ate: reais.plus(folga).div(moeda) };
}

/** What two amounts agree on; where they do not, the narrower one: the larger amount says more about the rate. */
function comum(um: Intervalo | undefined, outro: Intervalo): Intervalo {
  if (!um) return outro;
  const de = Exato.max(um.de, outro.de);
  const ate = Exato.min(um.ate, outro.ate);
  if (de.lt(ate)) return { de, ate };
  return largura(um).lte(largura(outro)) ? um : outro;
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
/** PTAX prints four decimals of the dollar; the Siscomex up to nine. */
const CASAS_MINIMAS = 4;
const CASAS_MAXIMAS = 9;
