import type { AdicaoDeclarada, TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { valorAduaneiroDeclarado } from './valor-aduaneiro-declarado.ts';

/**
 * Returns the rate by which a DI was reckoned. Its leaf has two decimals and prints 0,965 % (10 % of 9,65: LC 224/2025) as 0,96: the
 * amount due then gives the third decimal. The printed rate counts where it gives the amount due, or where no third decimal does.
 */
export function aliquotaDaDi(adicao: AdicaoDeclarada, tributo: TributoDi): DecimalTexto | null {
  const { aliquota, aliquotaReduzida, devido } = adicao.tributos[tributo];
  if (aliquota === null || aliquotaReduzida !== null || !new Exato(devido).gt(0)) return aliquota;
  const base = baseDaDi(adicao, tributo);
  const confere = (taxa: Exato) => truncarCentavos(base.times(taxa).div(100)).minus(devido).abs().lte(UM_CENTAVO);
  const impressa = new Exato(aliquota);
  // A DUIMP declares up to seven decimals: nothing of them was cut.
  if (impressa.decimalPlaces() > CASAS_DA_FOLHA || confere(impressa)) return aliquota;
  const [unica, ...outras] = MILESIMOS.map((milesimo) => impressa.plus(milesimo)).filter(confere);
  return unica && outras.length === 0 ? unica.toFixed(3) : aliquota;
}

/** The printed base; the IPI has none of its own and is on the customs value and the II. */
function baseDaDi(adicao: AdicaoDeclarada, tributo: TributoDi): Exato {
  const { tributos } = adicao;
  const valor = tributos[tributo === 'ipi' ? 'ii' : tributo].base ?? valorAduaneiroDeclarado(adicao);
  return tributo === 'ipi' ? new Exato(valor).plus(tributos.ii.devido) : new Exato(valor);
}

const CASAS_DA_FOLHA = 2;
const MILESIMOS = ['0.001', '0.002', '0.003', '0.004', '0.005', '0.006', '0.007', '0.008', '0.009'];
const UM_CENTAVO = new Exato('0.01');
