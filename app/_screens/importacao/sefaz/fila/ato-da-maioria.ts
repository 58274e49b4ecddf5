import { ATO_SEGUINTE } from '#app/_screens/importacao/sefaz/marcas/marca-campos.ts';
import type { DaiResumo } from '#lib/contracts/sefaz/dai.ts';
import { MARCAS_DE_VARIAS, type MarcaDeVarias } from '#lib/contracts/sefaz/marcas-da-dai.ts';

/** The act that most of these DAIs wait for, of those that many take at once; the ciência when none waits for one. */
export function atoDaMaioria(dais: readonly Pick<DaiResumo, 'situacao' | 'exoneradaEm'>[]): MarcaDeVarias {
  const esperados = dais.map(({ situacao, exoneradaEm }) =>
    situacao === 'DESEMBARACADA' && exoneradaEm === null
      ? 'EXONERACAO'
      : situacao === 'EM_ELABORACAO'
        ? 'XML_GERADO'
        : ATO_SEGUINTE[situacao],
  );
  const quantas = (tipo: MarcaDeVarias) => esperados.filter((esperado) => esperado === tipo).length;
  return MARCAS_DE_VARIAS.reduce<MarcaDeVarias>(
    (maior, tipo) => (quantas(tipo) > quantas(maior) ? tipo : maior),
    'CIENCIA_DADA',
  );
}
