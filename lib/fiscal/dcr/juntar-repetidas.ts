import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { LinhaDoDcr, SubcomponenteDoDcr } from '#lib/domain/zfm/dcr.ts';

/** Builds the key of equal lines. For a subcomponente it includes the national component. */
export function chaveDaLinha(linha: Pick<LinhaDoDcr, 'codigo'> & Partial<Pick<SubcomponenteDoDcr, 'pai'>>): string {
  return `${linha.pai ?? ''}/${linha.codigo}`;
}

/** Counts the lines that repeat a component. */
export function quantasRepetidas(linhas: readonly Parameters<typeof chaveDaLinha>[0][]): number {
  const cheias = linhas.filter(({ codigo }) => codigo !== '');
  return cheias.length - new Set(cheias.map(chaveDaLinha)).size;
}

/**
 * Merges lines of the same component into the first line, with its price and document, and adds up the quantities (domain/zfm.md
 * §1.3). An unreadable quantity is left out of the sum.
 */
export function juntarRepetidas<Linha extends Pick<LinhaDoDcr, 'codigo' | 'quantidade'>>(
  linhas: readonly Linha[],
): Linha[] {
  const grupos = Map.groupBy(linhas, (linha, i) => (linha.codigo === '' ? `sem código ${i}` : chaveDaLinha(linha)));
  return [...grupos.values()].flatMap((linhasRepetidas) => {
    const [primeira, ...outras] = linhasRepetidas;
    if (!primeira) return [];
    return outras.length === 0 ? [primeira] : [{ ...primeira, quantidade: somaDas(linhasRepetidas) }];
  });
}

function somaDas(linhas: readonly Pick<LinhaDoDcr, 'quantidade'>[]): DecimalTexto {
  const legiveis = linhas.filter(({ quantidade }) => /^\d+(\.\d+)?$/.test(quantidade));
  return legiveis.reduce((soma, { quantidade }) => soma.plus(quantidade), new Exato(0)).toFixed(7);
}
