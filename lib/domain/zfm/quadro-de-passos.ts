import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** A step of a DCR-E or DCI that was not undone. `EDITAR` is recorded when content changes after the steps began. */
export interface PassoDado<Passo, Situacao> {
  passo: Passo | 'EDITAR';
  situacao: Situacao;
  data: DataTexto;
  numero: string | null;
  arquivoId: string | null;
  em: string;
}

/** Summary of the steps, stored with the document so that lists need not read them. */
export interface QuadroDePassos<Situacao> {
  situacao: Situacao | 'EM_ELABORACAO';
  desde: DataTexto | null;
  numero: string | null;
  dataTransmissao: DataTexto | null;
  dataRegistro: DataTexto | null;
  arquivo: { id: string; em: string } | null;
}

/**
 * Summarises the steps that were not undone, in their order; `dado` returns the last step of a type. Steps before an `EDITAR` or
 * `REJEITAR` concern old content and no longer count.
 */
export function quadroDePassos<Passo extends PassoDado<string, string>>(
  passos: readonly Passo[],
): { quadro: QuadroDePassos<Passo['situacao']>; dado: (qual: Passo['passo']) => Passo | null } {
  const ultimo = passos.at(-1) ?? null;
  const passosDaTentativa = passos.slice(
    passos.findLastIndex(({ passo }) => passo === 'EDITAR' || passo === 'REJEITAR') + 1,
  );
  const dado = (qual: Passo['passo']) => passosDaTentativa.findLast(({ passo }) => passo === qual) ?? null;
  const [registrado, gerado] = [dado('REGISTRAR'), dado('GERAR')];
  return {
    quadro: {
      situacao: ultimo?.situacao ?? 'EM_ELABORACAO',
      desde: ultimo?.data ?? null,
      numero: registrado?.numero ?? null,
      dataTransmissao: dado('TRANSMITIR')?.data ?? null,
      dataRegistro: registrado?.data ?? null,
      arquivo: gerado?.arquivoId ? { id: gerado.arquivoId, em: gerado.em } : null,
    },
    dado,
  };
}
