import { CAMPO_DA_TRAVA } from '#lib/domain/acesso/travas.ts';
import { type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { RECURSOS_COM_AVISO, type RecursoComAviso, type TipoDeAviso } from '#lib/domain/avisos/aviso.ts';
import { type AcaoHistorico, VINCULOS_NO_HISTORICO } from '#lib/domain/versoes/historico.ts';
import { mudancaPorExtenso } from '#lib/domain/versoes/mudanca-por-extenso.ts';
import { DAI } from '#lib/registros/dai.ts';
import { rotulosDoProcesso } from '#lib/registros/processo.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

/** A change as the history records it. */
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

/** The recorded fields on which a notice depends. */
interface Visto {
  [campo: string]: unknown;
  situacao?: string;
  segundoFator?: boolean;
  canalRfb?: CanalRfb | null;
  canal?: CanalRfb | null;
  nome?: string;
  numero?: string | null;
  processo?: string;
  /** The payment of a DCI. */
  pago?: object | null;
}

interface Conta {
  recurso: RecursoComAviso;
  tipo: TipoDeAviso;
  texto: string;
}

/** Returns the notice of a change; null when the change gives none. */
export function tellChange(mudanca: Occurrence): Conta | null {
  const recurso = RECURSOS_COM_AVISO.find((recursoComAviso) => recursoComAviso === mudanca.recurso);
  if (!recurso || mudanca.acao === 'CRIAR') return null;
  if (recurso === 'Usuario') return contarAcesso(mudanca);
  if (recurso === 'Empresa') return contarTrava(mudanca);
  const [era, ficou] = [(mudanca.antes ?? {}) as Visto, (mudanca.depois ?? {}) as Visto];
  // One act links the names of hundreds of processes, and changes none of their data.
  if (VINCULOS_NO_HISTORICO in ficou) return null;
  if (mudanca.acao === 'EXCLUIR')
    return { recurso, tipo: 'EXCLUSAO', texto: `${ESTE[recurso]} foi excluíd${FIM[recurso]}.` };
  return recurso === 'Dci' || recurso === 'Dcr'
    ? contarDocumento(recurso, { era, ficou }, mudanca)
    : contarProcesso(recurso, { era, ficou }, mudanca);
}

/** A notice to the whole company of who may come in: an accepted invitation, a deactivation, a second factor that a colleague took away. */
function contarAcesso({ acao, antes, depois, motivo }: Occurrence): Conta | null {
  const [era, ficou] = [(antes ?? {}) as Visto, (depois ?? {}) as Visto];
  const acesso = (texto: string): Conta => ({ recurso: 'Usuario', tipo: 'ACESSO', texto });
  if (acao === 'EXCLUIR' || depois === null) return acesso('Foi desativada: não entra mais.');
  if (acao === 'RESTAURAR' || antes === null) return acesso('Foi reativada: pode entrar de novo.');
  if (!motivo || acao !== 'ALTERAR') return null;
  if (era.situacao === 'CONVIDADO' && ficou.situacao === 'ATIVO') return acesso(motivo);
  return era.segundoFator === true && ficou.segundoFator === false ? acesso(motivo) : null;
}

/** A notice to the whole company of a safeguard that is, or will be, switched off or was kept on. */
function contarTrava({ antes, depois, motivo }: Occurrence): Conta | null {
  const [era, ficou] = [(antes ?? {}) as Record<string, unknown>, (depois ?? {}) as Record<string, unknown>];
  const mudancaDaTrava = Object.keys(ficou).some(
    (campo) => campo === 'desligamento' || (TRAVADOS.has(campo) && era[campo] !== ficou[campo]),
  );
  return mudancaDaTrava && motivo ? { recurso: 'Empresa', tipo: 'ACESSO', texto: motivo } : null;
}

const TRAVADOS: ReadonlySet<string> = new Set(Object.values(CAMPO_DA_TRAVA));

/** The name of a document or a person: a document's own number, or our process number while it has none. */
export function documentTitle({ recurso, antes, depois }: Occurrence): string {
  const { nome, numero, processo } = (depois ?? antes ?? {}) as Visto;
  if (recurso === 'Usuario') return nome ?? '';
  if (recurso === 'Empresa') return 'Segurança da empresa';
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

/** A document gives notices only of its steps and its payment, because its content changes by the minute while a person works on it. */
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

/** The sentence of the history, or the list of changed fields when it has none. */
function texto({ acao, motivo }: Occurrence, recurso: RecursoComAviso, { era, ficou }: Versoes): string {
  if (acao === 'RESTAURAR') return `${ESTE[recurso]} foi restaurad${FIM[recurso]}.`;
  const quais = mudancaPorExtenso(era, ficou, ROTULOS[recurso] ?? {});
  if (acao === 'DESFAZER') return quais ? `Desfez a alteração de ${quais}.` : 'Desfez uma alteração.';
  // The SHA-256 of a file means nothing to people.
  return motivo?.replace(/ \(SHA-256 [\da-f]+\)/, '') || (quais ? `Alterou ${quais}.` : 'Alterou os dados.');
}

const EXIGENCIA = 'A RFB fez uma exigência.';
const ROTULOS: Readonly<Partial<Record<RecursoComAviso, Readonly<Record<string, string>>>>> = {
  Processo: rotulosDoProcesso(),
  Dai: rotulosDe(DAI),
};
const ESTE: Readonly<Record<RecursoComAviso, string>> = {
  Processo: 'O processo',
  Dai: 'A DAI',
  Dci: 'A DCI',
  Dcr: 'O DCR-E',
  Usuario: 'A conta',
  Empresa: 'A empresa',
};
const FIM: Readonly<Record<RecursoComAviso, string>> = {
  Processo: 'o',
  Dai: 'a',
  Dci: 'a',
  Dcr: 'o',
  Usuario: 'a',
  Empresa: 'a',
};
