import type { DataTexto } from './decimal-texto.ts';
import type { PassoDaDci } from './passos-da-dci.ts';
import type { CanalDci, SituacaoDci } from './situacao-dci.ts';

/** A step as it stands. `EDITAR` is written when what was reckoned is changed, `SUCEDIDA` when a retificadora was registered after it. */
export interface PassoDadoNaDci {
  passo: PassoDaDci | 'EDITAR' | 'SUCEDIDA';
  situacao: SituacaoDci;
  data: DataTexto;
  numero: string | null;
  canal: CanalDci | null;
  arquivoId: string | null;
  em: string;
}

/** What a DCI keeps of its steps, so that lists need not read them. */
export interface QuadroDaDci {
  situacao: SituacaoDci;
  desde: DataTexto | null;
  numero: string | null;
  dataTransmissao: DataTexto | null;
  dataRegistro: DataTexto | null;
  canal: CanalDci | null;
  arquivo: { id: string; em: string } | null;
}

/** Of the steps that stand, in their order. After a change, or a rejection, what was made of the content before counts no more. */
export function quadroDaDci(passos: readonly PassoDadoNaDci[]): QuadroDaDci {
  const ultimo = passos.at(-1) ?? null;
  const desta = passos.slice(passos.findLastIndex(({ passo }) => passo === 'EDITAR' || passo === 'REJEITAR') + 1);
  const dado = (qual: PassoDadoNaDci['passo']) => desta.findLast(({ passo }) => passo === qual) ?? null;
  const registrada = dado('REGISTRAR');
  const gerado = dado('GERAR');
  return {
    situacao: ultimo?.situacao ?? 'EM_ELABORACAO',
    desde: ultimo?.data ?? null,
    numero: registrada?.numero ?? null,
    dataTransmissao: dado('TRANSMITIR')?.data ?? null,
    dataRegistro: registrada?.data ?? null,
    canal: dado('INFORMAR_CANAL')?.canal ?? null,
    arquivo: gerado?.arquivoId ? { id: gerado.arquivoId, em: gerado.em } : null,
  };
}
