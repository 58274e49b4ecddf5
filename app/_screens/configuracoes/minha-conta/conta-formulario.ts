import { formularioDe } from '#components/form/formulario-de.ts';
import { conta, contaNova } from '#lib/contracts/accounts/conta.ts';

export const FORMULARIO_CONTA = formularioDe({ recurso: 'MinhaConta', esquema: contaNova, contrato: conta });
