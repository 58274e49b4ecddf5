import { formularioDe } from '#components/form/formulario-de.ts';
import {
  type OperadorNoPortal,
  type OperadorNoPortalNovo,
  operadorNoPortal,
  operadorNoPortalNovo,
} from '#lib/portal/contracts/operadores-estrangeiros.ts';

export const FORMULARIO_DO_OPERADOR = formularioDe<OperadorNoPortalNovo, OperadorNoPortal>({
  recurso: 'OperadorNoPortal',
  esquema: operadorNoPortalNovo,
  contrato: operadorNoPortal,
});
