import { z } from 'zod';
import { semZerosAEsquerda } from '#lib/domain/zfm/compra-nacional.ts';
import { opcional } from './tipos.ts';

/** The series of a nota in the form that the files of the DCR-E and the DCI take. */
export const serieDaNota = opcional(
  z.string().trim().toUpperCase().max(5, 'A série tem até 5 letras ou algarismos.').overwrite(semZerosAEsquerda),
).meta({ rotulo: 'Série', maiusculas: true });
