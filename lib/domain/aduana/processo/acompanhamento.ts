import { podeUsar, type TipoLicenca } from '#lib/domain/aduana/declaracao/licenca.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { emDias, quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { DIAS_DE_AVISO } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { estaConcluido } from './passos-do-processo.ts';
import type { Conteiner, Licenca } from './processo.ts';
import type { SituacaoProcesso } from './situacao-processo.ts';

/** The data of an open process that its daily alerts depend on. */
export interface ProcessoAcompanhado {
  situacao: SituacaoProcesso;
  /** Registered before the company's cut-off: nothing of it is late any more. */
  historico: boolean;
  /** Expected arrival. */
  eta: DataTexto | null;
  chegada: DataTexto | null;
  desembaraco: DataTexto | null;
  /** Days for which the carrier lends the containers free of charge, counted from the day after the arrival. */
  diasLivres: number | null;
  /** Day the last container was returned; null while a container is out, or if the process has no containers. */
  devolucao: DataTexto | null;
  temConteineres: boolean;
  /** Licences still to be used. */
  licencas: readonly { tipo: TipoLicenca; numero: string; validade: DataTexto | null }[];
  /** Last day to answer the open exigência. */
  prazoExigencia: DataTexto | null;
  /** Whether the state declaration (DAI) was sent. */
  daiTransmitida: boolean;
  /** Whether a DAI is to be made of it (lib/domain/zfm/pede-dai.ts). */
  pedeDai: boolean;
  /** Whether the Sefaz rejected the last one sent. */
  daiRejeitada: boolean;
}

export const CODIGOS_ALERTA = ['ETA_PASSADA', 'LICENCA', 'DEVOLUCAO', 'EXIGENCIA', 'SEM_DAI'] as const;
export type CodigoAlerta = (typeof CODIGOS_ALERTA)[number];

/** Text of the chip; the full sentence is in the alert's `mensagem`. */
export const NOME_ALERTA: Readonly<Record<CodigoAlerta, string>> = {
  ETA_PASSADA: 'ETA passada',
  LICENCA: 'Licença',
  DEVOLUCAO: 'Devolução',
  EXIGENCIA: 'Exigência',
  SEM_DAI: 'Sem DAI',
};

export interface Alerta {
  codigo: CodigoAlerta;
  /** `erro`: already late or already costing money. `aviso`: the deadline can still be met. */
  nivel: 'aviso' | 'erro';
  /** The deadline, or the day the event should have happened. */
  data: DataTexto;
  mensagem: string;
  /** Text of the chip, where the alert is a special case of its code. */
  nome?: string | undefined;
}

/** The alerts of the process on `hoje`, most urgent first: errors before warnings, then older dates before newer. */
export function alertasDoProcesso(processo: ProcessoAcompanhado, hoje: DataTexto): Alerta[] {
  if (processo.historico || estaConcluido(processo.situacao)) return [];
  return [
    ...etaPassada(processo, hoje),
    ...licencasVencendo(processo, hoje),
    ...devolucao(processo, hoje),
    ...exigencia(processo, hoje),
    ...semDai(processo, hoje),
  ].sort((a, b) => NIVEIS.indexOf(a.nivel) - NIVEIS.indexOf(b.nivel) || a.data.localeCompare(b.data));
}

/** Last day to return the containers free of charge; null without containers, arrival or agreed free days. */
export function ultimoDiaLivre({
  chegada,
  diasLivres,
  temConteineres,
}: Pick<ProcessoAcompanhado, 'chegada' | 'diasLivres' | 'temConteineres'>): DataTexto | null {
  return temConteineres && chegada && diasLivres !== null ? somarDias(chegada, diasLivres) : null;
}

/** Derives the data the alerts need from a stored process; `historico` tells that it was registered before the company's cut-off. */
export function acompanhado(processo: ProcessoGuardado, historico = false): ProcessoAcompanhado {
  const { situacao, eta, chegada, desde, diasLivres, conteineres, licencas, prazoExigencia, daiEm } = processo;
  return {
    situacao,
    historico,
    eta,
    chegada,
    desembaraco: situacao === 'DESEMBARACADO_RFB' ? desde : null,
    diasLivres,
    devolucao: ultimaDevolucao(conteineres),
    temConteineres: conteineres.length > 0,
    licencas: licencas.filter(ehDoRegistro),
    prazoExigencia,
    daiTransmitida: daiEm !== null,
    pedeDai: processo.pedeDai !== false,
    daiRejeitada: processo.daiRejeitada === true,
  };
}

/** The stored fields of a process that its alerts depend on; `desde` is the day of its last step. */
export interface ProcessoGuardado {
  situacao: SituacaoProcesso;
  desde: DataTexto | null;
  eta: DataTexto | null;
  chegada: DataTexto | null;
  diasLivres: number | null;
  conteineres: readonly Pick<Conteiner, 'devolucao'>[];
  licencas: readonly Pick<Licenca, 'tipo' | 'numero' | 'situacao' | 'validade'>[];
  prazoExigencia: DataTexto | null;
  /** Day the DAI of the process was sent. */
  daiEm: DataTexto | null;
  daiRejeitada?: boolean;
  pedeDai?: boolean;
}

/**
 * The alert dates that derive from the containers and the licences. They are stored with the process so that lists can filter by
 * them.
 */
export function diasDeAlerta(processo: ProcessoGuardado): {
  devolverAte: DataTexto | null;
  licencaAte: DataTexto | null;
} {
  const visto = acompanhado(processo);
  const fins = visto.licencas.flatMap(({ validade }) => validade ?? []).sort();
  return { devolverAte: visto.devolucao ? null : ultimoDiaLivre(visto), licencaAte: fins[0] ?? null };
}

/** Null while a container is out, or if there are no containers. */
function ultimaDevolucao(conteineres: readonly Pick<Conteiner, 'devolucao'>[]): DataTexto | null {
  const dias = conteineres.flatMap(({ devolucao }) => devolucao ?? []).sort();
  return dias.length === conteineres.length ? (dias.at(-1) ?? null) : null;
}

/** PLI and ALI lead to the LI and have no expiry of their own. */
function ehDoRegistro(licenca: Pick<Licenca, 'tipo' | 'situacao'>): boolean {
  return (licenca.tipo === 'LI' || licenca.tipo === 'LPCO') && podeUsar(licenca);
}

function etaPassada({ situacao, eta, chegada }: ProcessoAcompanhado, hoje: DataTexto): Alerta[] {
  if (!eta || chegada || eta >= hoje || !ANTES_DA_CHEGADA.includes(situacao)) return [];
  const dias = diasEntre(eta, hoje);
  return [{ codigo: 'ETA_PASSADA', nivel: 'erro', data: eta, mensagem: `ETA passou há ${emDias(dias)}, sem chegada.` }];
}

/** The registration uses up the licence: after it the expiry no longer matters. */
function licencasVencendo({ situacao, licencas }: ProcessoAcompanhado, hoje: DataTexto): Alerta[] {
  if (!ANTES_DO_REGISTRO.includes(situacao)) return [];
  return licencas.flatMap(({ tipo, numero, validade }): Alerta[] => {
    if (!validade) return [];
    const dias = diasEntre(hoje, validade);
    if (dias > DIAS_DE_AVISO) return [];
    const mensagem = `${tipo} ${numero} ${dias < 0 ? `vencida há ${emDias(-dias)}` : `vence ${quando(dias)}`}.`;
    return [{ codigo: 'LICENCA', nivel: dias < 0 ? 'erro' : 'aviso', data: validade, mensagem }];
  });
}

function devolucao(processo: ProcessoAcompanhado, hoje: DataTexto): Alerta[] {
  const ultimo = ultimoDiaLivre(processo);
  if (!ultimo || processo.devolucao) return [];
  const dias = diasEntre(hoje, ultimo);
  if (dias > DIAS_ANTES_DA_DEMURRAGE) return [];
  const mensagem = dias < 0 ? `Demurrage há ${emDias(-dias)}.` : `Free time dos contêineres acaba ${quando(dias)}.`;
  return [{ codigo: 'DEVOLUCAO', nivel: dias < 0 ? 'erro' : 'aviso', data: ultimo, mensagem }];
}

function exigencia({ situacao, prazoExigencia }: ProcessoAcompanhado, hoje: DataTexto): Alerta[] {
  if (situacao !== 'EM_EXIGENCIA' || !prazoExigencia) return [];
  const dias = diasEntre(hoje, prazoExigencia);
  const mensagem = `Prazo da exigência ${dias < 0 ? `acabou há ${emDias(-dias)}` : `acaba ${quando(dias)}`}.`;
  return [{ codigo: 'EXIGENCIA', nivel: dias < 0 ? 'erro' : 'aviso', data: prazoExigencia, mensagem }];
}

/** The 72 hours come from practice; no law is known (domain/importacao.md §1.2). So the alert reminds and never blocks. */
function semDai(
  { situacao, desembaraco, daiTransmitida, daiRejeitada, pedeDai }: ProcessoAcompanhado,
  hoje: DataTexto,
): Alerta[] {
  if (situacao !== 'DESEMBARACADO_RFB' || !desembaraco || daiTransmitida || !pedeDai) return [];
  const dias = diasEntre(desembaraco, hoje);
  const nivel = dias > DIAS_PARA_A_DAI ? 'erro' : 'aviso';
  const desde = dias <= 0 ? 'hoje' : `há ${emDias(dias)}`;
  const data = somarDias(desembaraco, DIAS_PARA_A_DAI);
  if (daiRejeitada) {
    const mensagem = `DAI rejeitada: corrija e envie de novo. Desembaraçada ${desde}; a praxe são 72 horas.`;
    return [{ codigo: 'SEM_DAI', nome: 'DAI rejeitada', nivel, data, mensagem }];
  }
  return [{ codigo: 'SEM_DAI', nivel, data, mensagem: `Desembaraçada ${desde}, sem DAI; a praxe são 72 horas.` }];
}

const NIVEIS: readonly Alerta['nivel'][] = ['erro', 'aviso'];

/** Before the arrival the ETA still matters; before the registration a licence may still expire unused. */
export const ANTES_DA_CHEGADA: readonly SituacaoProcesso[] = ['EM_ABERTO', 'EM_TRANSITO'];
export const ANTES_DO_REGISTRO: readonly SituacaoProcesso[] = [...ANTES_DA_CHEGADA, 'AGUARDANDO_PRESENCA'];
export const DIAS_ANTES_DA_DEMURRAGE = 5;
/** The 72 hours of practice, in days (domain/importacao.md §1.2). */
export const DIAS_PARA_A_DAI = 3;
