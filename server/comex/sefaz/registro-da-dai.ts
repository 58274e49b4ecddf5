import { type DaiLida, type DaiNova, daiEdicao, daiLida, daiNova } from '#lib/contracts/dai.ts';
import { ROTULOS_DAI } from '#lib/domain/zfm/dai.ts';
import type { Registro } from '#server/platform/records/cadastro.ts';
import { daiRepository } from './dai-repository.ts';

/** The fields a person fills in of a DAI. Its marks are not fields (gravar-marca.ts). */
export const registroDaDai: Registro<DaiNova, DaiLida> = {
  recurso: 'Dai',
  este: 'Este registro da DAI',
  contrato: { novo: daiNova, edicao: daiEdicao, lido: daiLida },
  rotulos: ROTULOS_DAI,
  repositorio: daiRepository,
  noHistorico: ({ marcas, envios, ...lida }) => lida,
};
