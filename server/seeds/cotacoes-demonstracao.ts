import { MOEDAS_ACOMPANHADAS } from '#lib/domain/aduana/tributos/moeda.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { ehDiaUtil } from '#lib/domain/datas/dias-uteis.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { sorteio } from './sorteio.ts';

/**
 * Makes up rates until a day. On the days a declaration uses, they are the rates of that declaration. On the other working days of
 * the last weeks they vary a little.
 */
export function cotacoesDeDemonstracao(
  hoje: DataTexto,
  diasQueContam: ReadonlySet<DataTexto>,
): { sigla: string; data: DataTexto; valorTaxa: string }[] {
  const demais = Array.from({ length: DIAS }, (_, i) => somarDias(hoje, -i)).filter(
    (dia) => ehDiaUtil(dia) && !diasQueContam.has(dia),
  );
  const { inteiro } = sorteio(2711);
  return MOEDAS_ACOMPANHADAS.flatMap(({ sigla }) => {
    const taxa = new Exato(TAXAS[sigla]);
    return [
      ...[...diasQueContam].map((data) => ({ sigla, data, valorTaxa: taxa.toFixed(4) })),
      ...demais.map((data) => ({
        sigla,
        data,
        valorTaxa: taxa
          .times(1_000 + inteiro(-9, 9))
          .div(1_000)
          .toFixed(4),
      })),
    ];
  });
}

const TAXAS = { EUR: '6.1893', USD: '5.3417', NOK: '0.5312' };
const DIAS = 45;
