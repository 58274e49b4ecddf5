import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { CanalRfb } from './canal-rfb.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from './situacao-processo.ts';

/** One step of a process: the situation reached, and the day it happened in reality. */
export interface PassoDoProcesso {
  situacao: SituacaoProcesso;
  data: DataTexto;
}

/** A requested step, with the data that step needs. */
export interface PassoPedido extends PassoDoProcesso {
  canalRfb?: CanalRfb | null | undefined;
  /** Reason for the cancellation, or what the exigência asks for. */
  motivo?: string | null | undefined;
  /** Last day to answer the exigência. */
  prazo?: DataTexto | null | undefined;
}

/** The data of a process that decides whether a step is allowed. */
export interface EstadoDoProcesso {
  /** In the order they were taken; the last is the current situation. A process begins with EM_ABERTO. */
  passos: readonly PassoDoProcesso[];
  /** Number of the registered document; null before the registration. */
  numeroDocumento: string | null;
  /** Whether the state taxes were declared and the goods released (domain/zfm.md §6.7). */
  desembaracoSefaz: boolean;
  /** Whether a DAI is to be made of it; one that asks for none goes from the federal release to the delivery. */
  pedeDai?: boolean;
}

/**
 * The situations that may follow each situation (domain/importacao.md §1.1). Transit and presença may be skipped. A DI may be
 * registered before the cargo arrives (despacho antecipado, IN SRF 680/2006, art. 17), and many processes are entered only after
 * the arrival. Only the Receita cancels a DI, so a process that is desembaraçado can no longer be cancelled.
 */
export const SITUACOES_SEGUINTES: Readonly<Record<SituacaoProcesso, readonly SituacaoProcesso[]>> = {
  EM_ABERTO: ['EM_TRANSITO', 'AGUARDANDO_PRESENCA', 'REGISTRADO', 'CANCELADO'],
  EM_TRANSITO: ['AGUARDANDO_PRESENCA', 'REGISTRADO', 'CANCELADO'],
  AGUARDANDO_PRESENCA: ['REGISTRADO', 'CANCELADO'],
  REGISTRADO: ['PARAMETRIZADO', 'CANCELADO'],
  PARAMETRIZADO: ['EM_EXIGENCIA', 'DESEMBARACADO_RFB', 'CANCELADO'],
  EM_EXIGENCIA: ['DESEMBARACADO_RFB', 'CANCELADO'],
  DESEMBARACADO_RFB: ['DESEMBARACADO_SEFAZ'],
  DESEMBARACADO_SEFAZ: ['ENTREGUE'],
  ENTREGUE: ['ENCERRADO'],
  ENCERRADO: [],
  CANCELADO: [],
};

/** The situations that may follow, where the process asks for a DAI and where it does not. */
function situacoesSeguintes(situacao: SituacaoProcesso, pedeDai = true): readonly SituacaoProcesso[] {
  return situacao === 'DESEMBARACADO_RFB' && !pedeDai
    ? [...SITUACOES_SEGUINTES.DESEMBARACADO_RFB, 'ENTREGUE']
    : SITUACOES_SEGUINTES[situacao];
}

/** The next situations a person may set on the process. The Sefaz release is not among them: the release of the DAI sets it. */
export function passosAMao(situacao: SituacaoProcesso, pedeDai = true): SituacaoProcesso[] {
  return situacoesSeguintes(situacao, pedeDai).filter((seguinte) => seguinte !== 'DESEMBARACADO_SEFAZ');
}

/** Why the step is refused, as a sentence for the user, with the field concerned; null if the step is allowed. */
export function recusaDoPasso(
  { passos, numeroDocumento, desembaracoSefaz, pedeDai }: EstadoDoProcesso,
  pedido: PassoPedido,
  hoje: DataTexto,
): RecusaDoPasso | null {
  const atual = passos.at(-1);
  const { situacao, data } = pedido;
  const nome = NOME_SITUACAO_PROCESSO[situacao];
  if (atual && !situacoesSeguintes(atual.situacao, pedeDai).includes(situacao)) {
    return { campo: 'situacao', motivo: frases.foraDeOrdem(atual.situacao, nome) };
  }
  if (data > hoje) return { campo: 'data', motivo: `A data de “${nome}” não pode ser depois de hoje.` };
  if (atual && !ehAbertura(atual) && data < atual.data) return { campo: 'data', motivo: frases.antesDoAnterior(atual) };
  if (situacao === 'REGISTRADO' && !numeroDocumento) {
    return { campo: 'numero', motivo: 'Informe o número da DI ou da DUIMP antes de dar o processo como registrado.' };
  }
  if (situacao === 'PARAMETRIZADO' && !pedido.canalRfb) {
    return { campo: 'canalRfb', motivo: 'Informe o canal em que a declaração foi parametrizada.' };
  }
  if (situacao === 'EM_EXIGENCIA' && !pedido.motivo?.trim()) {
    return { campo: 'motivo', motivo: 'Diga o que a exigência pede.' };
  }
  if (pedido.prazo && pedido.prazo < data) {
    return { campo: 'prazo', motivo: 'O prazo da exigência não pode acabar antes da ciência dela.' };
  }
  if (situacao === 'CANCELADO' && !pedido.motivo?.trim()) {
    return { campo: 'motivo', motivo: 'Diga por que o processo é cancelado.' };
  }
  if (situacao === 'DESEMBARACADO_SEFAZ' && !desembaracoSefaz) {
    return {
      campo: 'situacao',
      motivo: 'O desembaraço da Sefaz vem da DAI: marque-o na DAI deste processo, depois da ciência do canal.',
    };
  }
  return null;
}

/**
 * “Em aberto” has no day of its own in the world: the record was typed that day, often after the cargo sailed. So it bounds no step,
 * and moves back to the first step that happened before it.
 */
export function diaDaAbertura(digitado: DataTexto, seguintes: readonly PassoDoProcesso[]): DataTexto {
  return [digitado, ...seguintes.map(({ data }) => data)].sort()[0] ?? digitado;
}

export const ehAbertura = ({ situacao }: Pick<PassoDoProcesso, 'situacao'>): boolean => situacao === 'EM_ABERTO';

/** Why the steps would run backwards, as a sentence for the user; null when each happened on or after the day of the one before it. */
export function recusaDeOrdem(passos: readonly PassoDoProcesso[]): string | null {
  const datados = passos.filter((passo) => !ehAbertura(passo));
  const i = datados.findIndex(({ data }, lugar) => data < (datados[lugar - 1]?.data ?? data));
  const [antes, depois] = [datados[i - 1], datados[i]];
  return antes && depois ? frases.paraTras(antes, depois) : null;
}

export interface RecusaDoPasso {
  campo: 'situacao' | 'data' | 'numero' | 'canalRfb' | 'motivo' | 'prazo';
  motivo: string;
}

/**
 * Why the last step cannot be undone; null if it can. A step that came from the registered document (registration, canal,
 * desembaraço) changes only through a retificação.
 */
export function recusaDeVoltar(passos: readonly (PassoDoProcesso & { daDeclaracao: boolean })[]): string | null {
  const ultimo = passos.at(-1);
  if (!ultimo || passos.length < 2) return 'O processo está no começo: não há passo a desfazer.';
  if (ultimo.daDeclaracao) {
    return `“${NOME_SITUACAO_PROCESSO[ultimo.situacao]}” veio do arquivo da declaração; muda com uma retificação dela.`;
  }
  return null;
}

/** The next action for each situation; null if nothing is left to do. */
export const PROXIMO_ATO: Readonly<Record<SituacaoProcesso, string | null>> = {
  EM_ABERTO: 'Informar o embarque',
  EM_TRANSITO: 'Informar a chegada',
  AGUARDANDO_PRESENCA: 'Registrar a declaração',
  REGISTRADO: 'Informar o canal',
  PARAMETRIZADO: 'Acompanhar o desembaraço',
  EM_EXIGENCIA: 'Responder à exigência',
  DESEMBARACADO_RFB: 'Desembaraçar na Sefaz',
  DESEMBARACADO_SEFAZ: 'Entregar a carga',
  ENTREGUE: 'Encerrar',
  ENCERRADO: null,
  CANCELADO: null,
};

/** Whether the declaration is registered. From then on, declared data changes only through a retificação. */
export function estaRegistrado(passos: readonly PassoDoProcesso[]): boolean {
  return passos.some(({ situacao }) => situacao === 'REGISTRADO');
}

/** Whether a processo is registered, by a step that stands or by the declaration it has. */
export function processoRegistrado({ passos, declaracao }: ComPassosEDeclaracao): boolean {
  return declaracao !== null || estaRegistrado(passos.filter(({ desfeito }) => desfeito === null));
}

interface ComPassosEDeclaracao {
  passos: readonly (PassoDoProcesso & { desfeito: object | null })[];
  declaracao: object | null;
}

/** Whether the process is finished, closed or cancelled. */
export function estaConcluido(situacao: SituacaoProcesso): boolean {
  return SITUACOES_SEGUINTES[situacao].length === 0;
}

const frases = {
  foraDeOrdem: (atual: SituacaoProcesso, pedida: string) => {
    const seguintes = SITUACOES_SEGUINTES[atual].map((situacao) => `“${NOME_SITUACAO_PROCESSO[situacao]}”`);
    const de = `De “${NOME_SITUACAO_PROCESSO[atual]}” não se passa a “${pedida}”`;
    return seguintes.length > 0 ? `${de}: agora cabe ${alternativas(seguintes)}.` : `${de}: o processo está concluído.`;
  },
  antesDoAnterior: ({ situacao, data }: PassoDoProcesso) =>
    `A data não pode ser antes de ${diaPorExtenso(data)}, o dia de “${NOME_SITUACAO_PROCESSO[situacao]}”.`,
  paraTras: (antes: PassoDoProcesso, depois: PassoDoProcesso) =>
    `Com este arquivo os passos andariam para trás: ${noDia(antes)} e, depois, ${noDia(depois)}. Confira os dois dias: um passo informado à mão se desfaz na página do processo, e o arquivo se importa de novo.`,
};

const noDia = ({ situacao, data }: PassoDoProcesso) =>
  `“${NOME_SITUACAO_PROCESSO[situacao]}” em ${diaPorExtenso(data)}`;

function alternativas(nomes: readonly string[]): string {
  return nomes.length > 1 ? `${nomes.slice(0, -1).join(', ')} ou ${nomes.at(-1)}` : nomes.join('');
}
