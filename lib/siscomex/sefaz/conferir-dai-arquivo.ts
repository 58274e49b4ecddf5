import type { ApontamentoDaDai, DeclaracaoAmazonense } from '#lib/domain/zfm/dai.ts';
import { defeitoDoValor } from '#lib/siscomex/registros/defeito-do-valor.ts';
import type { RegistroXml, TabelaXml } from '#lib/siscomex/xml/tabela-xml.ts';
import { alvoDaFolha, FOLHAS_DA_DAI, type FolhaDaDai, type LugarNaDai, nomeNaDai, valorEscrito } from './dai-folhas.ts';
import { registroDaDai } from './dai-registro.ts';
import { DECLARACAO_DIE } from './dai-xml-tabelas.ts';

interface JaConferido {
  /** Id of the importer in the cadastro, for findings that are corrected there. */
  importadorId?: string | null;
  /** Findings of `conferirDai`. A missing leaf they already explain is not reported again. */
  apontados?: readonly ApontamentoDaDai[];
}

/**
 * Checks a declaration leaf by leaf against the tables of the layout, before it is written. It reports leaves that are missing, too
 * long, have too many decimals, or are not a number, date or code. It never throws; if it finds no `erro`, `escreverDai` does not
 * throw either.
 */
export function conferirDaiArquivo(
  declaracao: DeclaracaoAmazonense,
  { importadorId = null, apontados = [] }: JaConferido = {},
): ApontamentoDaDai[] {
  const achados = conferirElemento(DECLARACAO_DIE, registroDaDai(declaracao), {
    prefixo: '',
    adicao: null,
    item: null,
    importadorId,
  });
  return achados.filter((achado) => !jaExplicado(achado, apontados));
}

interface Onde extends LugarNaDai {
  /** Path of the element, ending in a dot. */
  prefixo: string;
  importadorId: string | null;
}

function conferirElemento(tabela: TabelaXml, registro: RegistroXml, onde: Onde): ApontamentoDaDai[] {
  const folhas = FOLHAS_DA_DAI[tabela.elemento] ?? {};
  const daqui = Object.entries(folhas).flatMap(([nome, folha]) => conferirFolha(tabela, nome, folha, registro, onde));
  const abaixo = (tabela.filhos ?? []).flatMap((filho) => {
    const linhas = registro[filho.elemento];
    return (Array.isArray(linhas) ? linhas : []).flatMap((linha, indice) =>
      conferirElemento(filho, linha, lugarAbaixo(onde, filho.elemento, linha, indice)),
    );
  });
  return [...daqui, ...abaixo];
}

function lugarAbaixo(onde: Onde, elemento: string, linha: RegistroXml, indice: number): Onde {
  const prefixo = `${onde.prefixo}${elemento}.${indice}.`;
  const numero = (folha: string) => valorEscrito(linha[folha]) ?? String(indice + 1);
  return elemento === 'adicao'
    ? { ...onde, prefixo, adicao: numero('numAdicao') }
    : { ...onde, prefixo, item: numero('numItem') };
}

function conferirFolha(
  { campos }: TabelaXml,
  nome: string,
  folha: FolhaDaDai,
  registro: RegistroXml,
  onde: Onde,
): ApontamentoDaDai[] {
  const campo = campos[nome];
  const lugar = { caminho: `${onde.prefixo}${nome}`, adicao: onde.adicao };
  const alvo = alvoDaFolha(folha, onde.adicao, onde.importadorId);
  const chamada = nomeNaDai(onde, folha);
  if (valorEscrito(registro[nome]) === null) {
    if (folha.falta === null) return [];
    const mensagem = `${chamada}: não foi informado, e o leiaute da Sefaz o pede.`;
    return [{ ...lugar, codigo: 'CAMPO_AUSENTE', nivel: folha.falta, mensagem, alvo }];
  }
  // The value as it would be written: a blank inside a figure is not a digit.
  const valor = String(registro[nome]);
  const defeito = campo && defeitoDoValor(campo, nome, valor);
  if (!defeito) return [];
  const mensagem = `${chamada}: “${[...valor].slice(0, 40).join('')}” ${defeito.motivo}.`;
  const nivel = defeito.impede ? 'erro' : (folha.falta ?? 'aviso');
  return [{ ...lugar, codigo: 'CAMPO_INVALIDO', nivel, mensagem, alvo }];
}

/**
 * Tells whether an earlier finding explains a missing leaf. Without a row of the matriz an adição has no code and no ICMS; without
 * a rate no adição has ICMS.
 */
function jaExplicado({ codigo, caminho, adicao }: ApontamentoDaDai, apontados: readonly ApontamentoDaDai[]): boolean {
  if (codigo !== 'CAMPO_AUSENTE' || caminho === null) return false;
  const folha = caminho.slice(caminho.lastIndexOf('.') + 1);
  const doIcms = ['vlBcIcms', 'vlIcms', 'vlIcmsSI'].includes(folha);
  return apontados.some(
    (apontamento) =>
      apontamento.caminho === caminho ||
      (doIcms && apontamento.codigo === 'SEM_ALIQUOTA') ||
      (doIcms && apontamento.nivel === 'erro' && apontamento.adicao === adicao),
  );
}
