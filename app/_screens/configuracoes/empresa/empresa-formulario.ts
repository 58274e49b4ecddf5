import { formularioDe } from '#components/form/formulario-de.ts';
import { empresa, empresaNova } from '#lib/contracts/accounts/empresa.ts';

export const FORMULARIO_EMPRESA = formularioDe({ recurso: 'Empresa', esquema: empresaNova, contrato: empresa });
