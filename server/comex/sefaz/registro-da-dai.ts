import { type DaiLida, type DaiNova, daiEdicao, daiLida, daiNova } from '#lib/contracts/sefaz/dai.ts';
import { DAI } from '#lib/registros/dai.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Registro } from '#server/platform/records/cadastro.ts';
import { daiRepository } from './dai-repository.ts';

/** The fields a person fills in of a DAI. Its marks are not fields (gravar-marca.ts). */
export const registroDaDai: Registro<DaiNova, DaiLida> = {
  recurso: 'Dai',
  este: 'Esta DAI',
  contrato: { novo: daiNova, edicao: daiEdicao, lido: daiLida },
  rotulos: rotulosDe(DAI),
  repositorio: daiRepository,
  // Whether it is of training is told by its process.
  noHistorico: ({ marcas, envios, treinamento, ...lida }) => lida,
};
