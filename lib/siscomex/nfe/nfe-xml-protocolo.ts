import type { NotaFiscal, SituacaoDaNota } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { CSTAT, INSTANTE, type Leitor } from './nfe-xml-leitor.ts';

/** Reads the answer of the Sefaz in the `<protNFe>` of a nota. */
export function lerProtocolo(protocolo: Leitor | null, chave: string): Pick<NotaFiscal, 'situacao' | 'autorizacao'> {
  if (protocolo === null) return { situacao: 'SEM_PROTOCOLO', autorizacao: null };
  const resposta = protocolo.grupo('infProt');
  if (resposta.texto('chNFe') !== chave) {
    throw new ArquivoXmlInvalido('CHAVE_NAO_CONFERE', 'O protocolo da Sefaz é o de outra nota.', 'chNFe');
  }
  const cStat = resposta.ler('cStat', CSTAT);
  const situacao = SITUACAO_DO_CSTAT.get(cStat);
  if (situacao === undefined) {
    const motivo = resposta.textoOuNulo('xMotivo');
    const porque = motivo === null ? '' : `: ${motivo.slice(0, 200)}`;
    throw new ArquivoXmlInvalido('NOTA_REJEITADA', `A Sefaz não autorizou a nota (${cStat}${porque}).`, 'cStat');
  }
  const autorizacao = { protocolo: resposta.textoOuNulo('nProt'), cStat, em: resposta.ler('dhRecbto', INSTANTE) };
  return { situacao, autorizacao };
}

/** MOC da NF-e, tabela de códigos de resposta. */
const SITUACAO_DO_CSTAT: ReadonlyMap<string, SituacaoDaNota> = new Map([
  ['100', 'AUTORIZADA'],
  ['150', 'AUTORIZADA'],
  ['101', 'CANCELADA'],
  ['135', 'CANCELADA'],
  ['151', 'CANCELADA'],
  ['155', 'CANCELADA'],
  ['110', 'DENEGADA'],
  ['301', 'DENEGADA'],
  ['302', 'DENEGADA'],
  ['303', 'DENEGADA'],
]);
