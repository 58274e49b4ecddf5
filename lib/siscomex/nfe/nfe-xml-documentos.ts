import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';

/**
 * Refuses an XML that is neither an NF-e nor its cancellation, and names its type if known.
 * @throws {ArquivoXmlInvalido} always.
 */
export function recusarOutraRaiz(raiz: string): never {
  const nome = Object.hasOwn(DOCUMENTOS, raiz) ? DOCUMENTOS[raiz] : undefined;
  const frase = nome ?? `O arquivo é um XML de outro tipo: a raiz é <${raiz.slice(0, 60)}>, e a da NF-e é <nfeProc>.`;
  throw new ArquivoXmlInvalido('XML_DE_OUTRO_TIPO', frase);
}

const CTE = 'O arquivo é o de um conhecimento de transporte (CT-e), e não o de uma NF-e.';
const MDFE = 'O arquivo é o de um manifesto de carga (MDF-e), e não o de uma NF-e.';
const INUTILIZACAO = 'O arquivo é o de uma inutilização de numeração: nenhuma nota saiu com ela.';
const SO_O_EVENTO = 'O arquivo é só o pedido de um evento: envie o XML processado (raiz <procEventoNFe>).';
const LOTE = 'O arquivo é o de um lote de envio à Sefaz: envie o XML de cada nota autorizada (raiz <nfeProc>).';
const RESUMO = 'O arquivo traz só o resumo da nota: envie o XML completo (raiz <nfeProc>).';
const SO_O_PROTOCOLO = 'O arquivo traz só a resposta da Sefaz, sem a nota: envie o XML da nota (raiz <nfeProc>).';

/** Root elements of other documents that companies keep in the same folder as the notas. */
const DOCUMENTOS: Readonly<Record<string, string>> = {
  cteProc: CTE,
  CTe: CTE,
  cteOSProc: CTE,
  CTeOS: CTE,
  procEventoCTe: 'O arquivo é o de um evento de CT-e, e não o de uma NF-e.',
  mdfeProc: MDFE,
  MDFe: MDFE,
  procEventoMDFe: MDFE,
  ProcInutNFe: INUTILIZACAO,
  procInutNFe: INUTILIZACAO,
  inutNFe: INUTILIZACAO,
  retInutNFe: INUTILIZACAO,
  evento: SO_O_EVENTO,
  envEvento: SO_O_EVENTO,
  retEvento: SO_O_EVENTO,
  retEnvEvento: SO_O_EVENTO,
  enviNFe: LOTE,
  resNFe: RESUMO,
  resEvento: RESUMO,
  protNFe: SO_O_PROTOCOLO,
  retEnviNFe: SO_O_PROTOCOLO,
  retConsSitNFe: SO_O_PROTOCOLO,
  ListaDeclaracoes: 'O arquivo é o XML de uma declaração de importação (DI), e não o de uma NF-e.',
};
