import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { EntradaFields } from './EntradaFields.tsx';
import { CADASTRO_ENTRADA } from './entrada-cadastro.tsx';

export const { Novo: NovaEntradaScreen, Um: EntradaScreen } = telasDoRegistro(CADASTRO_ENTRADA, [
  <EntradaFields key="campos" />,
]);
