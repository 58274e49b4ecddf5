import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import type { CodigoNome, DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/moeda-siscomex.ts';

/**
 * Exchange rates of a registered DI, by the letters of the currency. The file does not carry them: each amount declared in a
 * currency and in reais leaves the rate an interval (`reais = trunc2(moeda × taxa)`), and the shortest decimal common to all of them
 * is the rate (domain/importacao.md §3.1, §3.4). A currency without such amounts has none.
 */
export function taxasDeclaradas(di: DeclaracaoImportacao): Record<string, DecimalTexto> {
  const intervalos = new Map<string, Intervalo>();
  for (const { moeda, valorMoeda, valorReais } of valoresEmMoeda(di)) {
    const sigla = siglaDaMoeda(moeda.codigo);
    if (sigla === '' || sigla === 'BRL' || valorMoeda === null || valorReais === null) continue;
    const [emMoeda, emReais] = [new Exato(valorMoeda), new Exato(valorReais)];
    if (emMoeda.lte(0) || emReais.lte(0)) continue;
    intervalos.set(sigla, comum(intervalos.get(sigla), intervaloDe(emMoeda, emReais)));
  }
  return Object.fromEntries([...intervalos].map(([sigla, intervalo]) => [sigla, maisCurta(intervalo)]));
}

interface ValorDeclarado {
  moeda: CodigoNome;
  valorMoeda: DecimalTexto | null;
  valorReais: DecimalTexto | null;
}

function valoresEmMoeda(di: DeclaracaoImportacao): ValorDeclarado[] {
  return [di.frete, di.seguro, ...di.adicoes.flatMap((adicao) => [adicao, ...adicao.acrescimos, ...adicao.deducoes])];
}

interface Intervalo {
  /** Included. */
  de: Exato;
  /** Not included. */
  ate: Exato;
}

function intervaloDe(moeda: Exato, reais: Exato): Intervalo {
  return { de: reais.div(moeda), ate: reais.plus(CENTAVO).div(moeda) };
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
/** PTAX prints four decimals of the dollar; the Siscomex up to nine. */
const CASAS_MINIMAS = 4;
const CASAS_MAXIMAS = 9;
