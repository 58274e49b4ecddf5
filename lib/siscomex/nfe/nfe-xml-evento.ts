import type { CancelamentoDaNota } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { partesDaChave } from '#lib/domain/identificadores/chave-nfe.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { lerChave } from './nfe-xml-chave.ts';
import { CSTAT, codigoDe, DIA, type Leitor, leitorDe } from './nfe-xml-leitor.ts';

/**
 * Reads the cancellation in a `<procEventoNFe>`.
 * @throws {ArquivoXmlInvalido} for any other event, and for an event that the Sefaz did not register.
 */
export function lerEvento(processado: Leitor): CancelamentoDaNota {
  const evento = leitorDe(processado.grupo('evento').grupo('infEvento').elemento, ' do evento');
  conferirTipo(evento.ler('tpEvento', codigoDe(/^\d{6}$/, 'não é o código de um evento')));
  const chave = lerChave(evento.texto('chNFe'), 'chNFe');
  conferirModelo(chave);
  conferirRegistro(processado.grupoOuNada('retEvento'), chave);
  return {
    chave,
    data: evento.ler('dhEvento', DIA),
    justificativa: evento.grupo('detEvento').texto('xJust'),
    homologacao: evento.texto('tpAmb') === '2',
  };
}

const CANCELAMENTOS = new Set(['110111', '110112']);

function conferirTipo(tipo: string): void {
  if (CANCELAMENTOS.has(tipo)) return;
  const nome = NOME_DO_EVENTO[tipo];
  const qual = nome === undefined ? `um evento da nota (${tipo})` : `${nome} (evento ${tipo})`;
  const frase = `O arquivo é ${qual}: dos eventos, só o cancelamento muda a DCI.`;
  throw new ArquivoXmlInvalido('EVENTO_DE_OUTRO_TIPO', frase, 'tpEvento');
}

/** Other eventos that a company receives or keeps beside its notas. */
const NOME_DO_EVENTO: Readonly<Record<string, string>> = {
  110110: 'uma carta de correção',
  110140: 'o aviso de uma emissão em contingência',
  210200: 'a confirmação da operação pelo destinatário',
  210210: 'a ciência da operação pelo destinatário',
  210220: 'o desconhecimento da operação pelo destinatário',
  210240: 'o aviso de operação não realizada pelo destinatário',
};

function conferirModelo(chave: string): void {
  const { modelo } = partesDaChave(chave);
  if (modelo === '55') return;
  const frase = `O cancelamento é o de um documento do modelo ${modelo}, e não o de uma NF-e (modelo 55).`;
  throw new ArquivoXmlInvalido('NOTA_DE_OUTRO_MODELO', frase, 'chNFe');
}

/** 135 is registered, 136 registered but not linked to the nota, 155 registered late. */
const REGISTRADOS = new Set(['135', '136', '155']);

function conferirRegistro(retorno: Leitor | null, chave: string): void {
  if (retorno === null) {
    const frase = 'O arquivo pede o cancelamento da nota, mas não traz a resposta da Sefaz (retEvento).';
    throw new ArquivoXmlInvalido('EVENTO_NAO_REGISTRADO', frase, 'retEvento');
  }
  const resposta = retorno.grupo('infEvento');
  const cStat = resposta.ler('cStat', CSTAT);
  if (!REGISTRADOS.has(cStat)) {
    const frase = `A Sefaz não registrou o cancelamento da nota (${cStat}).`;
    throw new ArquivoXmlInvalido('EVENTO_NAO_REGISTRADO', frase, 'cStat');
  }
  const respondida = resposta.textoOuNulo('chNFe');
  if (respondida !== null && respondida !== chave) {
    const frase = 'A resposta da Sefaz é sobre outra nota do que a do cancelamento.';
    throw new ArquivoXmlInvalido('CHAVE_NAO_CONFERE', frase, 'chNFe');
  }
}
