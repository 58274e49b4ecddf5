import type { DataTexto } from './decimal-texto.ts';
import type { PassoDoDcr } from './passos-do-dcr.ts';
import type { SituacaoDcr } from './situacao-dcr.ts';

/** A step as it stands. `EDITAR` is written when what was validated is changed, `SUCEDIDO` when another was registered after it. */
export interface PassoDado {
  passo: PassoDoDcr | 'EDITAR' | 'SUCEDIDO';
  situacao: SituacaoDcr;
  data: DataTexto;
  numero: string | null;
  arquivoId: string | null;
  em: string;
}

/** What a DCR-E keeps of its steps, so that lists need not read them. */
export interface QuadroDoDcr {
  situacao: SituacaoDcr;
  desde: DataTexto | null;
  numero: string | null;
  dataTransmissao: DataTexto | null;
  dataRegistro: DataTexto | null;
  /** Last day it holds. */
  vigenciaFim: DataTexto | null;
  arquivo: { id: string; em: string } | null;
}

/** Of the steps that stand, in their order. After a change, or a rejection, what was made of the content before counts no more. */
export function quadroDoDcr(passos: readonly PassoDado[]): QuadroDoDcr {
  const ultimo = passos.at(-1) ?? null;
  const desta = passos.slice(passos.findLastIndex(({ passo }) => passo === 'EDITAR' || passo === 'REJEITAR') + 1);
  const dado = (qual: PassoDado['passo']) => desta.findLast(({ passo }) => passo === qual) ?? null;
  const registrado = dado('REGISTRAR');
  const gerado = dado('GERAR');
  const fim = dado('SUCEDIDO') ?? (registrado ? dado('CANCELAR') : null);
  return {
    situacao: ultimo?.situacao ?? 'EM_ELABORACAO',
    desde: ultimo?.data ?? null,
    numero: registrado?.numero ?? null,
    dataTransmissao: dado('TRANSMITIR')?.data ?? null,
    dataRegistro: registrado?.data ?? null,
    vigenciaFim: fim?.data ?? null,
    arquivo: gerado?.arquivoId ? { id: gerado.arquivoId, em: gerado.em } : null,
  };
}
