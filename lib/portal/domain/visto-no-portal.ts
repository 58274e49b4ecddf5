import { situacaoDaDuimp } from '#lib/domain/aduana/declaracao/situacao-duimp.ts';
import { CANAIS_RFB, type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import type { PassoPedido } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { SITUACOES_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What a cover of the Portal says of a DUIMP, in its own words. Null where it says nothing. */
export interface CapaVista {
  versao: number;
  registradaEm: DataTexto | null;
  situacao: string | null;
  canal: string | null;
  controleCarga: string | null;
  licenciamento: string | null;
  retificacao: string | null;
  /** Of the Receita and of each anuente. */
  conferencias: { orgao: string | null; situacao: string | null }[];
  /** `valor` in reais, decimal as text. */
  pagamentos: { tributo: string | null; valor: string | null; dia: DataTexto | null }[];
}

/** A cover with what the looks so far tell of its days, which the Portal does not give. */
export interface VistoNoPortal extends CapaVista {
  /** Day of the first look that showed the canal; of the registration, where no look came before it. */
  canalEm: DataTexto | null;
  /** Days of the last look before the desembaraço and of the first one after it. */
  desembaraco: { de: DataTexto | null; ate: DataTexto } | null;
}

/** Joins a cover to what the look before it showed. */
export function verNoPortal(
  capa: CapaVista,
  antes: { visto: VistoNoPortal; dia: DataTexto } | null,
  hoje: DataTexto,
): VistoNoPortal {
  const canalEm = canalDe(capa) ? (antes ? (antes.visto.canalEm ?? hoje) : capa.registradaEm) : null;
  const liberada = situacaoDaDuimp(capa.situacao) === 'DESEMBARACADO_RFB';
  const desembaraco = liberada ? (antes?.visto.desembaraco ?? { de: antes?.dia ?? null, ate: hoje }) : null;
  return { ...capa, canalEm, desembaraco };
}

/** A step of a processo, as far as the following reads it. */
interface PassoFeito {
  situacao: SituacaoProcesso;
  canalRfb: CanalRfb | null;
  /** Set when a person took it back. */
  desfeito: unknown;
}

/**
 * The steps that the Portal proves and the processo has not taken, in order. Never one before the present step, and never one that a
 * person took back. The Portal gives no day of the desembaraço, so it is a step only when two looks of one day enclose it.
 */
export function passosVistos(visto: VistoNoPortal, passos: readonly PassoFeito[]): PassoPedido[] {
  const feitos = passos.filter(({ desfeito }) => !desfeito);
  const lugar = Math.max(-1, ...feitos.map(({ situacao }) => SITUACOES_PROCESSO.indexOf(situacao)));
  const retirados = passos.filter(({ desfeito }) => desfeito).map(({ situacao }) => situacao);
  return provadosPor(visto).filter(
    ({ situacao }) => SITUACOES_PROCESSO.indexOf(situacao) > lugar && !retirados.includes(situacao),
  );
}

function provadosPor(visto: VistoNoPortal): PassoPedido[] {
  const { registradaEm, canalEm, desembaraco } = visto;
  const canalRfb = canalDe(visto);
  return [
    ...(registradaEm ? [{ situacao: 'REGISTRADO', data: registradaEm } as const] : []),
    ...(canalRfb && canalEm ? [{ situacao: 'PARAMETRIZADO', data: canalEm, canalRfb } as const] : []),
    ...(desembaraco && desembaraco.de === desembaraco.ate
      ? [{ situacao: 'DESEMBARACADO_RFB', data: desembaraco.ate } as const]
      : []),
  ];
}

/** What a person has to look at: the Portal and the processo say different things, and nothing was overwritten. */
export function aConferirNoPortal(visto: VistoNoPortal, passos: readonly PassoFeito[]): string[] {
  const feitos = passos.filter(({ desfeito }) => !desfeito);
  const lugar = Math.max(-1, ...feitos.map(({ situacao }) => SITUACOES_PROCESSO.indexOf(situacao)));
  const [noPortal, aqui] = [canalDe(visto), feitos.findLast(({ canalRfb }) => canalRfb !== null)?.canalRfb ?? null];
  const retirados = passos.filter(({ desfeito }) => desfeito).map(({ situacao }) => situacao);
  const retirado = provadosPor(visto).some(
    ({ situacao }) => retirados.includes(situacao) && SITUACOES_PROCESSO.indexOf(situacao) > lugar,
  );
  const falta = SITUACOES_PROCESSO.indexOf('DESEMBARACADO_RFB') > lugar;
  return [
    noPortal && aqui && noPortal !== aqui ? frases.canal(noPortal, aqui) : null,
    retirado ? frases.retirado : null,
    falta && visto.desembaraco && visto.desembaraco.de !== visto.desembaraco.ate
      ? frases.desembaraco(visto.desembaraco)
      : null,
    /^CANCELADA/.test(visto.situacao ?? '') && feitos.at(-1)?.situacao !== 'CANCELADO' ? frases.cancelada : null,
    ...visto.conferencias.map(({ orgao, situacao }) => (situacao === 'EM_EXIGENCIA' ? frases.exigencia(orgao) : null)),
    visto.conferencias.some(({ situacao }) => situacao === 'INTERROMPIDA') ? frases.interrompida : null,
    visto.retificacao === 'DEFERIDA_COM_EXIGENCIA' ? frases.retificacao : null,
  ].filter((frase) => frase !== null);
}

function canalDe({ canal }: Pick<CapaVista, 'canal'>): CanalRfb | null {
  return CANAIS_RFB.find((canalRfb) => canalRfb === canal) ?? null;
}

const frases = {
  canal: (noPortal: CanalRfb, aqui: CanalRfb) =>
    `O Portal Único diz canal ${NOME_CANAL[noPortal].toLowerCase()}; este processo, ${NOME_CANAL[aqui].toLowerCase()}. Fica o daqui até que alguém mude.`,
  retirado: 'O Portal Único prova um passo que alguém desfez aqui. O Cais não o dá de novo.',
  desembaraco: ({ de, ate }: { de: DataTexto | null; ate: DataTexto }) =>
    `O Portal Único diz desembaraçada, e não dá o dia: foi ${de ? `entre ${diaPorExtenso(de)} e ${diaPorExtenso(ate)}` : `até ${diaPorExtenso(ate)}`}. Informe o desembaraço com o dia certo.`,
  cancelada: 'O Portal Único diz cancelada. Cancele o processo aqui, com o motivo.',
  exigencia: (orgao: string | null) => `${orgao ?? 'Um anuente'} fez exigência: o texto está no Portal Único.`,
  interrompida: 'A conferência da Receita está interrompida: veja no Portal Único se há exigência.',
  retificacao: 'A retificação foi deferida com exigência: o texto está no Portal Único.',
};
