import type { VinculoDoPortal } from '#lib/portal/domain/fabricante-no-portal.ts';
import type { OperadorSoLa } from '#lib/portal/domain/operador-no-portal.ts';
import type { DiferencaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import type { ProdutoSoLa } from '#lib/portal/domain/produto-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FuncaoDoPortal } from '#server/portal/talk/functions.ts';
import type { LinhaDoCatalogo } from './catalogo-repository.ts';
import { type LinhaDePreparo, semComparar } from './preparo-repository.ts';

/** What is particular to the list of one catalogue. */
export interface ComoComparar<Linha extends LinhaDePreparo, La> {
  funcao: FuncaoDoPortal;
  caminho(raiz: string): string;
  ler(bytes: Uint8Array): La[];
  daqui(tx: Database, onde: LinhaDoCatalogo): Promise<Linha[]>;
  /** Finds the entries of the list that may be this row. */
  oDele(linha: Linha, lista: readonly La[]): La[];
  diferencas(linha: Linha, deste: La): DiferencaDoPreparo[];
  /** Writes what the list says of a row; `deste` is null where it does not show it, or several may be it. */
  escrever(tx: Database, linha: Linha, valores: Comparado, deste: La | null): Promise<void>;
  /** Keeps here what the Portal has of what is here, where that may be; answers the rest. */
  adotar?(tx: Database, onde: LinhaDoCatalogo, lista: readonly La[], em: Date): Promise<La[]>;
  soLa(um: La): ProdutoSoLa | OperadorSoLa | VinculoDoPortal;
}
type Comparado = Partial<Pick<LinhaDePreparo, 'comparacao' | 'diferencas' | 'comparadoEm'>>;

/** Writes what the list says of each row here; answers those that no row here is. */
export async function compararCom<Linha extends LinhaDePreparo, La>(
  tx: Database,
  como: ComoComparar<Linha, La>,
  onde: LinhaDoCatalogo,
  lista: readonly La[],
  { desde, em }: { desde: Date; em: Date },
): Promise<La[]> {
  const achados = new Set<La>();
  for (const linha of await como.daqui(tx, onde)) {
    const deles = como.oDele(linha, lista);
    for (const um of deles) achados.add(um);
    // What was sent while the list was being answered may be missing in it, and several say nothing about one.
    const emCurso = linha.situacao === 'ENVIANDO' || linha.situacao === 'INCERTO';
    const nada = emCurso || (linha.respondidoEm && linha.respondidoEm >= desde) || deles.length > 1;
    const deste = nada ? null : (deles[0] ?? null);
    await como.escrever(tx, linha, nada ? semComparar() : dizer(linha, deste), deste);
  }
  const sobram = lista.filter((um) => !achados.has(um));
  return como.adotar ? como.adotar(tx, onde, sobram, em) : sobram;

  function dizer(linha: Linha, deste: La | null): Comparado {
    if (!deste) return { comparacao: 'FALTA_LA', diferencas: [], comparadoEm: em };
    const diferencas = como.diferencas(linha, deste);
    return { comparacao: diferencas.length > 0 ? 'DIFERE' : 'IGUAL', diferencas, comparadoEm: em };
  }
}
