import { textoDeBusca } from '#lib/domain/texto-busca.ts';

interface Procurado {
  titulo: string;
  sinonimos: string;
}

/** Those that have every word at the beginning of one of theirs, blind to accents; by their title first. */
export function comandosAchados<Comando extends Procurado>(comandos: readonly Comando[], texto: string): Comando[] {
  const termos = textoDeBusca(texto).split(' ');
  const achados = comandos.flatMap((comando) => {
    const titulo = ` ${textoDeBusca(comando.titulo)}`;
    const tudo = `${titulo} ${textoDeBusca(comando.sinonimos)}`;
    if (!termos.every((termo) => tudo.includes(` ${termo}`))) return [];
    return [{ comando, grau: termos.every((termo) => titulo.includes(` ${termo}`)) ? 0 : 1 }];
  });
  return achados.toSorted((um, outro) => um.grau - outro.grau).map(({ comando }) => comando);
}
