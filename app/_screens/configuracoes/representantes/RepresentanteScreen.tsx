import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { RepresentanteFields } from './RepresentanteFields.tsx';
import { CADASTRO_REPRESENTANTE } from './representante-cadastro.tsx';

export const { Novo: NovoRepresentanteScreen, Um: RepresentanteScreen } = telasDoRegistro(CADASTRO_REPRESENTANTE, [
  <RepresentanteFields key="campos" />,
]);
