import { semInvisiveis } from '#lib/domain/textos/texto-invisivel.ts';

/**
 * Takes what nobody sees out of every text of a file that was read: marks of format by which two names look alike, or read the other
 * way round. A declaration is filed and nobody can type it again, so it is not refused. `limpos` tells each text that had them, as it is
 * now, with their codes.
 */
export function comTextosVisiveis<Lido>(lido: Lido): { lido: Lido; limpos: string[] } {
  const limpos = new Set<string>();
  const limpar = (valor: unknown): unknown => {
    if (typeof valor === 'string') {
      const limpo = semInvisiveis(valor);
      if (!limpo) return valor;
      limpos.add(`“${limpo.texto.trim().slice(0, MAXIMO_CITADO)}” (${limpo.codigos.join(', ')})`);
      return limpo.texto;
    }
    if (Array.isArray(valor)) return valor.map(limpar);
    if (typeof valor !== 'object' || valor === null) return valor;
    return Object.fromEntries(Object.entries(valor).map(([nome, dentro]) => [nome, limpar(dentro)]));
  };
  const visto = limpar(lido) as Lido;
  return limpos.size === 0 ? { lido, limpos: [] } : { lido: visto, limpos: [...limpos] };
}

const MAXIMO_CITADO = 40;
