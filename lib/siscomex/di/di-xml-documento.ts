import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import {
  abrirXmlDeUma,
  type Elemento,
  filhos,
  nomesDosFilhos,
  textoDoElemento,
} from '#lib/siscomex/xml/xml-documento.ts';

export const RAIZ_DI = 'ListaDeclaracoes';
export const ELEMENTO_DI = 'declaracaoImportacao';

/**
 * Returns the declarations of a file as uninterpreted text elements. The file is a list, a single declaration, or a transmission
 * file of registered declarations.
 * @throws {ArquivoXmlInvalido} when the file is empty, not XML, broken, dangerous, of another type, or without any declaration.
 */
export function declaracoesDoArquivo(bytes: Uint8Array): Elemento[] {
  const { raiz, elemento } = abrirXmlDeUma(bytes, recusarOutroTipo);
  const nomes = eDeTransmissao(raiz) ? ELEMENTOS_DA_TRANSMISSAO : [ELEMENTO_DI];
  const declaracoes = raiz === ELEMENTO_DI ? [elemento] : nomes.flatMap((nome) => filhos(elemento, nome));
  recusarDuimp(declaracoes);
  if (eDeTransmissao(raiz)) recusarNaoRegistradas(declaracoes);
  if (declaracoes.length === 0) {
    throw new ArquivoXmlInvalido('SEM_DECLARACAO', 'O arquivo não traz nenhuma declaração de importação.');
  }
  return declaracoes;
}

/** Names that transmission programs use for a declaration, besides the name in the consulta. */
const ELEMENTOS_DA_TRANSMISSAO = [ELEMENTO_DI, 'declaracao', 'declaracaoImportacaoTransmissao'];
const RAIZES_NFE = new Set(['nfeProc', 'NFe', 'enviNFe', 'procNFe']);

function recusarOutroTipo(raiz: string): void {
  if (raiz === RAIZ_DI || raiz === ELEMENTO_DI || eDeTransmissao(raiz)) return;
  if (RAIZES_NFE.has(raiz)) {
    throw new ArquivoXmlInvalido(
      'XML_DE_NFE',
      `O arquivo é o XML de uma NF-e (raiz <${raiz}>), e não o de uma declaração de importação.`,
    );
  }
  throw new ArquivoXmlInvalido(
    'XML_DE_OUTRO_TIPO',
    `O arquivo é um XML de outro tipo: a raiz é <${raiz.slice(0, 60)}>, e a do XML da DI é <${RAIZ_DI}>.`,
  );
}

/** Some programs write the name with a small initial letter. */
function eDeTransmissao(raiz: string): boolean {
  return /^ListaDeclaracoesTransmissao$/i.test(raiz);
}

/**
 * Some programs export DUIMPs in the layout of the DI. That layout has no place for the taxes of an item, so such a file is
 * refused.
 */
function recusarDuimp(declaracoes: readonly Elemento[]): void {
  for (const declaracao of declaracoes) {
    const numero = nomesDosFilhos(declaracao).find((nome) => /^numeroDuimp$/i.test(nome));
    const duimp = numero && folha(declaracao, numero);
    if (!duimp) continue;
    throw new ArquivoXmlInvalido(
      'XML_DE_DUIMP',
      `O arquivo é um XML da DUIMP ${formatarNumeroDuimp(duimp)}, que não traz os tributos de cada item. Traga as respostas do Portal Único em JSON: a capa (GET /ext/duimp/${duimp.replaceAll(/\W/g, '')}/1) e os itens (…/itens), ou a da Sefaz.`,
    );
  }
}

/** A transmission file is a request to the Receita. For a registered DI, some programs write the consulta into it. */
function recusarNaoRegistradas(declaracoes: readonly Elemento[]): void {
  const registradas = declaracoes.filter(
    (declaracao) => /[1-9]/.test(folha(declaracao, 'numeroDI')) && folha(declaracao, 'dataRegistro'),
  );
  if (registradas.length === 0) {
    throw new ArquivoXmlInvalido(
      'XML_DE_TRANSMISSAO',
      'O arquivo é o de transmissão da DI ao Siscomex (raiz <ListaDeclaracoesTransmissao>), e a DI ainda não tem número: envie o XML da consulta da DI já registrada.',
    );
  }
  const comoSeTransmite = registradas.find((declaracao) =>
    filhos(declaracao, 'adicao').some((adicao) => filhos(adicao, 'codigoMercadoriaNCM').length > 0),
  );
  if (comoSeTransmite) {
    throw new ArquivoXmlInvalido(
      'XML_DE_TRANSMISSAO',
      `O arquivo traz a DI ${folha(comoSeTransmite, 'numeroDI')} como foi transmitida, sem os valores que o Siscomex registrou: envie o XML da consulta dela.`,
    );
  }
}

function folha(elemento: Elemento, nome: string): string {
  const [achada] = filhos(elemento, nome);
  return achada === undefined ? '' : textoDoElemento(achada).trim();
}
