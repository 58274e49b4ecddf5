import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { EscolhaDaAdicao, LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { mesmaChave } from '#lib/domain/zfm/matriz-tributacao.ts';
import { chaveEscolhida } from './chave-escolhida.ts';

/** The last declared choice for an NCM, and the process whose DAI declared it. */
export interface EscolhaAnterior {
  escolha: EscolhaDaAdicao;
  processo: string;
}

interface ParaSugerir {
  adicoes: readonly { numero: string; ncm: string }[];
  /** Matriz rows in force on the day of the declaration. */
  opcoes: readonly LinhaDaMatriz[];
  /** By NCM of the adição. */
  anteriores: ReadonlyMap<string, EscolhaAnterior>;
  /** Código Suframa (four digits) of the product of the items, by adição number. */
  codigosSuframa: ReadonlyMap<string, string>;
}

/** What Cais knows of the row of an adição. It is not the row of the DAI until a person accepts it. */
export interface SugestaoDaAdicao {
  /** Number of the adição. */
  numero: string;
  /** The suggested row; null when none fits, or several do. */
  linha: LinhaDaMatriz | null;
  /** Where the suggestion comes from, `última DAI da NCM 8714.10.00`; or why there is none. */
  origem: string;
}

/**
 * Suggests a matriz row for each adição without guessing: the row last declared for its NCM, if still in force; else the only row
 * of its código Suframa; else the only row of its own NCM. If several rows fit, none is suggested.
 */
export function sugerirEscolhas({ adicoes, opcoes, anteriores, codigosSuframa }: ParaSugerir): SugestaoDaAdicao[] {
  return adicoes.map(({ numero, ncm }) => {
    const anterior = anteriores.get(ncm);
    const chave = chaveEscolhida(anterior?.escolha);
    const codigo = codigosSuframa.get(numero);
    const daNcm = opcoes.filter((opcao) => opcao.ncm === ncm);
    const doCodigo = opcoes.filter((opcao) => opcao.codigoSuframa === codigo);
    const repetida = opcoes.find((opcao) => chave !== null && mesmaChave(opcao, chave));
    if (repetida && anterior) {
      const entre = daNcm.length > 1 ? `, 1 de ${daNcm.length} linhas da NCM na matriz` : '';
      return { numero, linha: repetida, origem: `última DAI da NCM ${escreverNcm(ncm)}, ${anterior.processo}${entre}` };
    }
    const [unicaDoCodigo] = doCodigo;
    if (unicaDoCodigo && doCodigo.length === 1) {
      return { numero, linha: unicaDoCodigo, origem: `matriz, única linha do código Suframa ${codigo}` };
    }
    const [unicaDaNcm] = daNcm;
    if (unicaDaNcm && daNcm.length === 1) {
      return { numero, linha: unicaDaNcm, origem: `matriz, única linha da NCM ${escreverNcm(ncm)}` };
    }
    return {
      numero,
      linha: null,
      origem: semSugestao({ ncm, codigo, daNcm: daNcm.length, doCodigo: doCodigo.length }),
    };
  });
}

function semSugestao(de: { ncm: string; codigo: string | undefined; daNcm: number; doCodigo: number }): string {
  if (de.doCodigo > 1) return `${de.doCodigo} linhas da matriz têm o código Suframa ${de.codigo}: escolha a que vale`;
  if (de.daNcm > 1) return `${de.daNcm} linhas da matriz têm a NCM ${escreverNcm(de.ncm)}: escolha a que vale`;
  return 'nenhuma linha da matriz se sugere';
}
