import { z } from 'zod';
import { MODALIDADES_DCI, NOME_MODALIDADE_DCI, TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import { mesInformado } from './primitivos.ts';

/* Shared by a DCI and the answers about it. */

export const modalidadeDci = z
  .enum(MODALIDADES_DCI, 'Escolha a modalidade.')
  .meta({ rotulo: 'Modalidade', opcoes: NOME_MODALIDADE_DCI });
export const modalidadeTributada = modalidadeDci
  .exclude(['PN'])
  .meta({ rotulo: 'Modalidade', opcoes: NOME_MODALIDADE_DCI });
export const tributo = z.enum(TRIBUTOS_DCI, 'Escolha o tributo.').meta({ rotulo: 'Tributo' });
export const competencia = mesInformado('Informe a competência como MM/AAAA.');
