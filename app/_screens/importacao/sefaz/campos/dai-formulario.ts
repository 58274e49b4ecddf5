import { formularioDe } from '#components/form/formulario-de.ts';
import { type DaiLida, type DaiNova, daiLida, daiNova } from '#lib/contracts/sefaz/dai.ts';

export const FORMULARIO_DA_DAI = formularioDe<DaiNova, DaiLida>({
  recurso: 'Dai',
  esquema: daiNova,
  contrato: daiLida,
  largo: true,
});
