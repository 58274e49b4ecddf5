import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

interface Procurado {
  titulo: string;
  sinonimos: string;
}

/**
 * The commands in which every searched word begins a word of the title or the synonyms, ignoring accents. Matches by title come
 * first.
 */
export function foundCommands<Comando extends Procurado>(comandos: readonly Comando[], texto: string): Comando[] {
  const termos = textoDeBusca(texto).split(' ');
  const achados = comandos.flatMap((comando) => {
    if (!temTermos(termos, `${comando.titulo} ${comando.sinonimos}`)) return [];
    return [{ comando, grau: temTermos(termos, comando.titulo) ? 0 : 1 }];
  });
  return achados.toSorted((achado, outro) => achado.grau - outro.grau).map(({ comando }) => comando);
}

/** Whether the title itself matches, not only a synonym. */
export function isCalled({ titulo }: Procurado, texto: string): boolean {
  return temTermos(textoDeBusca(texto).split(' '), titulo);
}

function temTermos(termos: readonly string[], onde: string): boolean {
  const palavras = ` ${textoDeBusca(onde)}`;
  return termos.every((termo) => palavras.includes(` ${termo}`));
}
