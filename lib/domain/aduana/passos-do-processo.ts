import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { CanalRfb } from './canal-rfb.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from './situacao-processo.ts';

/** One step of a process: the situation it came to, and the day on which it did so in the world. */
export interface PassoDoProcesso {
  situacao: SituacaoProcesso;
  data: DataTexto;
}

/** A step somebody wants to take, with what that step must know. */
export interface PassoPedido extends PassoDoProcesso {
  canalRfb?: CanalRfb | null | undefined;
  /** Why it was cancelled, or what the exigência asks for. */
  motivo?: string | null | undefined;
  /** The last day on which an exigência may be answered. */
  prazo?: DataTexto | null | undefined;
}

/** What a process has of itself when a step is asked for. */
export interface EstadoDoProcesso {
  /** In the order they were taken; the last is where the process stands. A process begins with EM_ABERTO. */
  passos: readonly PassoDoProcesso[];
  /** The registered document: its number, once there is one. */
  numeroDocumento: string | null;
  /** State taxes were declared and released (domain/zfm.md §6.7). */
  desembaracoSefaz: boolean;
}

/**
 * Where a process may go from where it stands (domain/importacao.md §1.1). Transit and presença may be passed over: a DI may be
 * registered before the cargo arrives (despacho antecipado, IN SRF 680/2006, art. 17), and much cargo is entered here only after it came.
 * A DI is cancelled by the Receita alone, so what is desembaraçado is cancelled no longer.
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

/** Those of them a person takes on the process itself: the release by the Sefaz comes with that of the DAI. */
export function passosAMao(situacao: SituacaoProcesso): SituacaoProcesso[] {
  return SITUACOES_SEGUINTES[situacao].filter((seguinte) => seguinte !== 'DESEMBARACADO_SEFAZ');
}

/** Why a step may not be taken, in a sentence for the person, with the field it is about; null when it may. */
export function recusaDoPasso(
  { passos, numeroDocumento, desembaracoSefaz }: EstadoDoProcesso,
  pedido: PassoPedido,
  hoje: DataTexto,
): RecusaDoPasso | null {
  const atual = passos.at(-1);
  const { situacao, data } = pedido;
  const nome = NOME_SITUACAO_PROCESSO[situacao];
  if (atual && !SITUACOES_SEGUINTES[atual.situacao].includes(situacao)) {
    return { campo: 'situacao', motivo: frases.foraDeOrdem(atual.situacao, nome) };
  }
  if (data > hoje) return { campo: 'data', motivo: `A data de “${nome}” não pode ser depois de hoje.` };
  if (atual && data < atual.data) return { campo: 'data', motivo: frases.antesDoAnterior(atual) };
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

export interface RecusaDoPasso {
  campo: 'situacao' | 'data' | 'numero' | 'canalRfb' | 'motivo' | 'prazo';
  motivo: string;
}

/**
 * Why the last step may not be taken back; null when it may. What the registered document itself says (its registration, its canal, its
 * desembaraço) is taken back by a retificação, not by hand.
 */
export function recusaDeVoltar(passos: readonly (PassoDoProcesso & { daDeclaracao: boolean })[]): string | null {
  const ultimo = passos.at(-1);
  if (!ultimo || passos.length < 2) return 'O processo está no começo: não há passo a desfazer.';
  if (ultimo.daDeclaracao) {
    return `“${NOME_SITUACAO_PROCESSO[ultimo.situacao]}” veio do arquivo da declaração; muda com uma retificação dela.`;
  }
  return null;
}

/** What somebody has to do next about a process, by where it stands; null where nothing is left. */
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

/** Its declaration is filed: from here on a change of what was declared goes through a retificação. */
export function estaRegistrado(passos: readonly PassoDoProcesso[]): boolean {
  return passos.some(({ situacao }) => situacao === 'REGISTRADO');
}

/** Nobody works on it any more. */
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
};

function alternativas(nomes: readonly string[]): string {
  return nomes.length > 1 ? `${nomes.slice(0, -1).join(', ')} ou ${nomes.at(-1)}` : nomes.join('');
}
