import type { SituacaoReferencia } from '#lib/domain/cadastros/parametro.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import { quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** A day on which the law or an authority changes what importers and brokers do. */
export interface AtoDoCalendario {
  /** Stays in every version: a confirmation is kept under it. */
  codigo: string;
  inicio: DataTexto;
  /** Last day, where the act is not of one day. */
  fim: DataTexto | null;
  assunto: string;
  /** The sentence tells each person what to do. */
  atos: string;
  fonte: string;
  /** The official page to look at; null where none is known. */
  endereco: string | null;
  /** The day the source was read for Cais. */
  lidoEm: DataTexto;
  /** `VERIFICADO`: read in the act, or in the named source itself. */
  situacao: SituacaoReferencia;
}

/** Whether an act calls for somebody on a day: from sixty days before it to thirty after its last. */
export function atoAVista({ inicio, fim }: AtoDoCalendario, hoje: DataTexto): boolean {
  return diasEntre(hoje, inicio) <= PRIMEIRO_AVISO && diasEntre(fim ?? inicio, hoje) <= DIAS_DEPOIS;
}

/** The notice that is due: 60, 30 or 7 days before, and 0 from the day on. Each is a notice of its own, which is put off by itself. */
export function avisoDoAto({ inicio }: AtoDoCalendario, hoje: DataTexto): number {
  const dias = diasEntre(hoje, inicio);
  return dias <= 0 ? 0 : (AVISOS.find((aviso) => dias <= aviso) ?? PRIMEIRO_AVISO);
}

/** `Em 12 dias, até 22/12/2026. Quem…` */
export function atoPorExtenso({ inicio, fim, atos, situacao }: AtoDoCalendario, hoje: DataTexto): string {
  const dias = diasEntre(hoje, inicio);
  const comeco = dias < 0 ? `desde ${diaPorExtenso(inicio)}` : quando(dias);
  const ate = fim === null ? '' : `, até ${diaPorExtenso(fim)}`;
  const certeza = situacao === 'CONFIRMAR' ? ' A confirmar.' : '';
  return `${comeco.charAt(0).toUpperCase()}${comeco.slice(1)}${ate}. ${atos}${certeza}`;
}

const AVISOS = [7, 30, 60] as const;
const PRIMEIRO_AVISO = 60;
const DIAS_DEPOIS = 30;
