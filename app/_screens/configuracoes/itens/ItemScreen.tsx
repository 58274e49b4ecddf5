import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { ItemFields } from './ItemFields.tsx';
import { CADASTRO_ITEM } from './item-cadastro.tsx';

export const { Novo: NovoItemScreen, Um: ItemScreen } = telasDoRegistro(CADASTRO_ITEM, [<ItemFields key="campos" />]);
