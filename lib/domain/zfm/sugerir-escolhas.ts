import { chaveEscolhida } from './chave-escolhida.ts';
import type { EscolhaDaAdicao, LinhaDaMatriz } from './dai.ts';
import { mesmaChave } from './matriz-tributacao.ts';

interface ParaSugerir {
  adicoes: readonly { numero: string; ncm: string }[];
  /** Rows of the matriz in force on the day of the declaration. */
  opcoes: readonly LinhaDaMatriz[];
  /** What was last declared, by the NCM of the adição. */
  anteriores: ReadonlyMap<string, EscolhaDaAdicao>;
  /** Four digits of the product of the items, by the number of the adição. */
  codigosSuframa: ReadonlyMap<string, string>;
}

/**
 * A row of the matriz for each adição, as far as one can be told without guessing: what was declared for its NCM before, if it still
 * holds; else the only row of its código Suframa; else the only row of its own NCM. Among several none is taken.
 */
export function sugerirEscolhas({ adicoes, opcoes, anteriores, codigosSuframa }: ParaSugerir): EscolhaDaAdicao[] {
  return adicoes.map(({ numero, ncm }) => {
    const anterior = chaveEscolhida(anteriores.get(ncm));
    const codigo = codigosSuframa.get(numero);
    const linha =
      opcoes.find((opcao) => anterior !== null && mesmaChave(opcao, anterior)) ??
      unica(opcoes, (opcao) => opcao.codigoSuframa === codigo) ??
      unica(opcoes, (opcao) => opcao.ncm === ncm);
    return {
      numero,
      ncm: linha?.ncm ?? null,
      codigoSuframa: linha?.codigoSuframa ?? null,
      destinacao: linha?.destinacao ?? null,
      utilizacao: linha?.utilizacao ?? null,
    };
  });
}

function unica(opcoes: readonly LinhaDaMatriz[], serve: (opcao: LinhaDaMatriz) => boolean): LinhaDaMatriz | null {
  const [primeira, outra] = opcoes.filter(serve);
  return primeira && outra === undefined ? primeira : null;
}
