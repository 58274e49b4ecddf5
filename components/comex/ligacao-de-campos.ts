import type { LinhaDeRegistro } from '#lib/domain/zfm/arquivo-de-registros.ts';

/** What the text of a line and the table of its fields have in common: fields are known by their first column. */
export interface LigacaoDeCampos {
  linha: LinhaDeRegistro;
  escolhida: number | null;
  /** Under the pointer. */
  apontada: number | null;
  aoApontar: (posicao: number | null) => void;
  aoEscolher: (posicao: number) => void;
}
