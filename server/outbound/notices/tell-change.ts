import { type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/canal-rfb.ts';
import { ROTULOS_PROCESSO } from '#lib/domain/aduana/processo.ts';
import { RECURSOS_COM_AVISO, type RecursoComAviso, type TipoDeAviso } from '#lib/domain/sistema/aviso.ts';
import type { AcaoHistorico } from '#lib/domain/sistema/historico.ts';
import { mudancaPorExtenso } from '#lib/domain/sistema/mudanca-por-extenso.ts';
import { ROTULOS_DAI } from '#lib/domain/zfm/dai.ts';

/** A change as the history has it. */
export interface Occurrence {
  recurso: string;
  registroId: string;
  acao: AcaoHistorico;
  antes?: unknown;
  depois?: unknown;
  motivo?: string | null | undefined;
  usuarioId: string;
  em: Date;
}

/** What is kept of a record that a notice depends on. */
interface Visto {
  [campo: string]: unknown;
  situacao?: string;
  canalRfb?: CanalRfb | null;
  canal?: CanalRfb | null;
  numero?: string | null;
  processo?: string;
  /** Of a DCI, how it was paid. */
  pago?: object | null;
}

interface Conta {
  recurso: RecursoComAviso;
  tipo: TipoDeAviso;
  texto: string;
}

/** What a change is told as; null for what nobody is told of. */
export function tellChange(mudanca: Occurrence): Conta | null {
  const recurso = RECURSOS_COM_AVISO.find((um) => um === mudanca.recurso);
  if (!recurso || mudanca.acao === 'CRIAR') return null;
  const [era, ficou] = [(mudanca.antes ?? {}) as Visto, (mudanca.depois ?? {}) as Visto];
  if (mudanca.acao === 'EXCLUIR')
    return { recurso, tipo: 'EXCLUSAO', texto: `${ESTE[recurso]} foi excluíd${FIM[recurso]}.` };
  return recurso === 'Dci' || recurso === 'Dcr'
    ? contarDocumento(recurso, { era, ficou }, mudanca)
    : contarProcesso(recurso, { era, ficou }, mudanca);
}

/** How a record is called that is told of by its own number, by ours while it has none. */
export function documentTitle({ recurso, antes, depois }: Occurrence): string {
  const { numero, processo } = (depois ?? antes ?? {}) as Visto;
  return numero ? `${recurso === 'Dci' ? 'DCI' : 'DCR-E'} ${numero}` : (processo ?? '');
}

interface Versoes {
  era: Visto;
  ficou: Visto;
}

function contarProcesso(recurso: 'Processo' | 'Dai', { era, ficou }: Versoes, mudanca: Occurrence): Conta {
  if (recurso === 'Dai' && ficou.situacao === 'PARAMETRIZADA' && era.situacao !== 'PARAMETRIZADA') {
    const canal = ficou.canal ? ` no canal ${NOME_CANAL[ficou.canal].toLowerCase()}` : '';
    return { recurso, tipo: 'CIENCIA', texto: `A Sefaz parametrizou a DAI${canal}: falta a ciência.` };
  }
  if (recurso === 'Processo' && ficou.canalRfb && ficou.canalRfb !== era.canalRfb) {
    return { recurso, tipo: 'CANAL', texto: `Canal ${NOME_CANAL[ficou.canalRfb].toLowerCase()} na RFB.` };
  }
  if (ficou.situacao === 'EM_EXIGENCIA' && era.situacao !== 'EM_EXIGENCIA') {
    return { recurso, tipo: 'EXIGENCIA', texto: EXIGENCIA };
  }
  return { recurso, tipo: 'MUDANCA', texto: texto(mudanca, recurso, { era, ficou }) };
}

/** Of a document only its steps are told, and what is paid: whoever works on it changes its content by the minute. */
function contarDocumento(recurso: 'Dci' | 'Dcr', { era, ficou }: Versoes, mudanca: Occurrence): Conta | null {
  if (ficou.canal && ficou.canal !== era.canal) {
    return { recurso, tipo: 'CANAL', texto: `Canal ${NOME_CANAL[ficou.canal].toLowerCase()} na RFB.` };
  }
  const passou = ficou.situacao !== era.situacao;
  if (passou && ficou.situacao === 'COM_EXIGENCIA') return { recurso, tipo: 'EXIGENCIA', texto: EXIGENCIA };
  const pagou = Boolean(ficou.pago) !== Boolean(era.pago);
  if (mudanca.acao === 'ALTERAR' && !(mudanca.motivo && (passou || pagou))) return null;
  return { recurso, tipo: 'MUDANCA', texto: texto(mudanca, recurso, { era, ficou }) };
}

/** The sentence of the history; where it has none, what was changed. */
function texto({ acao, motivo }: Occurrence, recurso: RecursoComAviso, { era, ficou }: Versoes): string {
  if (acao === 'RESTAURAR') return `${ESTE[recurso]} foi restaurad${FIM[recurso]}.`;
  const quais = mudancaPorExtenso(era, ficou, ROTULOS[recurso] ?? {});
  if (acao === 'DESFAZER') return quais ? `Desfez a alteração de ${quais}.` : 'Desfez uma alteração.';
  // What a file is known by tells people nothing.
  return motivo?.replace(/ \(SHA-256 [\da-f]+\)/, '') || (quais ? `Alterou ${quais}.` : 'Alterou os dados.');
}

const EXIGENCIA = 'A RFB fez uma exigência.';
const ROTULOS: Readonly<Partial<Record<RecursoComAviso, Readonly<Record<string, string>>>>> = {
  Processo: ROTULOS_PROCESSO,
  Dai: ROTULOS_DAI,
};
const ESTE: Readonly<Record<RecursoComAviso, string>> = {
  Processo: 'O processo',
  Dai: 'A DAI',
  Dci: 'A DCI',
  Dcr: 'O DCR-E',
};
const FIM: Readonly<Record<RecursoComAviso, string>> = { Processo: 'o', Dai: 'a', Dci: 'a', Dcr: 'o' };
