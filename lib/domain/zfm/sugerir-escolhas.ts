import { chaveEscolhida } from './chave-escolhida.ts';
import type { EscolhaDaAdicao, LinhaDaMatriz } from './dai.ts';
import { mesmaChave } from './matriz-tributacao.ts';

interface ParaSugerir {
  adicoes: readonly { numero: string; ncm: string }[];
  /** Matriz rows in force on the day of the declaration. */
  opcoes: readonly LinhaDaMatriz[];
  /** The last declared choice, by NCM of the adição. */
  anteriores: ReadonlyMap<string, EscolhaDaAdicao>;
  /** Código Suframa (four digits) of the product of the items, by adição number. */
  codigosSuframa: ReadonlyMap<string, string>;
}

/**
 * Suggests a matriz row for each adição without guessing: the row last declared for its NCM, if still in force; else the only row
 * of its código Suframa; else the only row of its own NCM. If several rows fit, none is suggested.
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
