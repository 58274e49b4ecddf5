import type { Database } from '#server/platform/db/database.ts';
import type { LinhaDoCatalogo } from './catalogo-repository.ts';
import { type LinhaDePreparo, semComparar } from './preparo-repository.ts';
import type { Comparado, Lista } from './ramo.ts';

/** Writes what the list says of each row here; answers those that no row here is. */
export async function compararCom<Linha extends LinhaDePreparo, La>(
  tx: Database,
  como: Lista<Linha, La>,
  onde: LinhaDoCatalogo,
  lista: readonly La[],
  { desde, em }: { desde: Date; em: Date },
): Promise<La[]> {
  const achados = new Set<La>();
  for (const linha of await como.daqui(tx, onde)) {
    const registrosDaLinha = como.oDele(linha, lista);
    for (const registroDaLista of registrosDaLinha) achados.add(registroDaLista);
    // What was sent while the list was being answered may be missing in it, and several say nothing about one.
    const emCurso = linha.situacao === 'ENVIANDO' || linha.situacao === 'INCERTO';
    const nada = emCurso || (linha.respondidoEm && linha.respondidoEm >= desde) || registrosDaLinha.length > 1;
    const registroDaLinha = nada ? null : (registrosDaLinha[0] ?? null);
    await como.escrever(tx, linha, nada ? semComparar() : dizer(linha, registroDaLinha), registroDaLinha);
  }
  const sobram = lista.filter((registroDaLista) => !achados.has(registroDaLista));
  return como.adotar ? como.adotar(tx, onde, sobram, em) : sobram;

  function dizer(linha: Linha, registroDaLinha: La | null): Comparado {
    if (!registroDaLinha) return { comparacao: 'FALTA_LA', diferencas: [], comparadoEm: em };
    const diferencas = como.diferencas(linha, registroDaLinha);
    return { comparacao: diferencas.length > 0 ? 'DIFERE' : 'IGUAL', diferencas, comparadoEm: em };
  }
}
