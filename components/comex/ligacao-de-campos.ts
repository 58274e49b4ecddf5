import type { LinhaDeRegistro } from '#lib/domain/zfm/arquivo-de-registros.ts';

/** State shared by the text of a line and the table of its fields. The first column identifies a field. */
export interface LigacaoDeCampos {
  linha: LinhaDeRegistro;
  escolhida: number | null;
  /** The field under the pointer. */
  apontada: number | null;
  aoApontar: (posicao: number | null) => void;
  aoEscolher: (posicao: number) => void;
}
