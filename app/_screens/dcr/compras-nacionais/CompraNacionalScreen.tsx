import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { CompraFields } from './CompraFields.tsx';
import { CADASTRO_COMPRA } from './compra-cadastro.tsx';

export const { Novo: NovaCompraNacionalScreen, Um: CompraNacionalScreen } = telasDoRegistro(CADASTRO_COMPRA, [
  <CompraFields key="campos" />,
]);
