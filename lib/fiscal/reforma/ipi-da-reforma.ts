import { FIM_DO_PIS_COFINS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { dado, type Figura } from '#lib/fiscal/memoria.ts';

/** An NCM that keeps IPI from 2027 on, as the list of LC 214/2025, art. 454, § 3º will give it. */
export interface LinhaIpiZfm {
  ncm: string;
  inicio: DataTexto;
  fim: DataTexto | null;
  /** Per cent. */
  aliquota: DecimalTexto;
  fonte: string;
}

interface IpiDoProduto {
  ncm: string;
  /** Rate of the TIPI, per cent. */
  tipi: DecimalTexto;
  /** Day of the registration, which drives the IPI. */
  dia: DataTexto;
  /** Null while the Executive has not published the list. */
  ipiZfm: readonly LinhaIpiZfm[] | null;
}

/**
 * Returns the rate of the IPI in per cent: until 2026 that of the TIPI; from 2027 on that of the list, and zero for what is not on it
 * (ADCT, art. 126, III, “a”; LC 214/2025, arts. 454 and 455). Null from 2027 on without the list: whether the product is on it is
 * to be confirmed.
 */
export function aliquotaDoIpi({ ncm, tipi, dia, ipiZfm }: IpiDoProduto): Figura | null {
  const rotulo = { nome: 'Alíquota do IPI', unidade: '%', casas: 2 };
  if (dia <= FIM_DO_PIS_COFINS) return dado({ ...rotulo, fonte: 'TIPI' }, tipi);
  if (ipiZfm === null) return null;
  const linha = ipiZfm.find(
    (linhaDoIpi) => linhaDoIpi.ncm === ncm && linhaDoIpi.inicio <= dia && dia <= (linhaDoIpi.fim ?? SEM_FIM),
  );
  if (linha) return dado({ ...rotulo, fonte: linha.fonte }, linha.aliquota);
  return dado({ ...rotulo, fonte: 'ADCT, art. 126, III, “a”: zero fora da lista do art. 454, § 3º' }, '0');
}

const SEM_FIM = '9999-12-31';
