import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { NcmFields } from './NcmFields.tsx';
import { CADASTRO_NCM } from './ncm-cadastro.tsx';

export const { Novo: NovaNcmScreen, Um: NcmScreen } = telasDoRegistro(CADASTRO_NCM, [<NcmFields key="campos" />]);
