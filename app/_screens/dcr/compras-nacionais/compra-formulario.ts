import { camposDe } from '#components/form/fields/campos-de.ts';
import { formularioDe } from '#components/form/formulario-de.ts';
import { compraNacional, compraNacionalNova } from '#lib/contracts/produtos/compra-nacional.ts';
import { NOME_MOEDA_DO_CUSTO } from '#lib/domain/zfm/compra-nacional.ts';
import { COMPRA_NACIONAL } from '#lib/registros/compra-nacional.ts';

const CAMPOS = camposDe(COMPRA_NACIONAL);

export const FORMULARIO_COMPRA = formularioDe({
  recurso: 'CompraNacional',
  esquema: compraNacionalNova,
  contrato: compraNacional,
  // Reais are the first option: nearly every purchase in the country is in reais.
  campos: { ...CAMPOS, moeda: { ...CAMPOS.moeda, tipo: 'opcao', opcoes: Object.entries(NOME_MOEDA_DO_CUSTO) } },
});
