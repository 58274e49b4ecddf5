import { ArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { abrirXml, type Elemento, filhos } from './xml-documento.ts';

export const RAIZ_DI = 'ListaDeclaracoes';
export const ELEMENTO_DI = 'declaracaoImportacao';

/**
 * The `<declaracaoImportacao>` elements of a file, as text and nothing interpreted.
 * @throws {ArquivoXmlInvalido} for what is empty, not XML, broken, dangerous, of another kind, or without any declaration.
 */
export function declaracoesDoArquivo(bytes: Uint8Array): Elemento[] {
  const declaracoes = filhos(abrirXml(bytes, RAIZ_DI, recusaOutroTipo), ELEMENTO_DI);
  if (declaracoes.length === 0) {
    throw new ArquivoXmlInvalido('SEM_DECLARACAO', 'O arquivo não traz nenhuma declaração de importação.');
  }
  return declaracoes;
}

const RAIZES_NFE = new Set(['nfeProc', 'NFe', 'enviNFe', 'procNFe']);

function recusaOutroTipo(raiz: string): ArquivoXmlInvalido {
  if (RAIZES_NFE.has(raiz)) {
    return new ArquivoXmlInvalido(
      'XML_DE_NFE',
      `O arquivo é o XML de uma NF-e (raiz <${raiz}>), e não o de uma declaração de importação.`,
    );
  }
  if (raiz === 'ListaDeclaracoesTransmissao') {
    return new ArquivoXmlInvalido(
      'XML_DE_TRANSMISSAO',
      'O arquivo é o de transmissão da DI ao Siscomex (raiz <ListaDeclaracoesTransmissao>): envie o XML da consulta da DI já registrada.',
    );
  }
  return new ArquivoXmlInvalido(
    'XML_DE_OUTRO_TIPO',
    `O arquivo é um XML de outro tipo: a raiz é <${raiz.slice(0, 60)}>, e a do XML da DI é <${RAIZ_DI}>.`,
  );
}
