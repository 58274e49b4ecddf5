import { classesDosItensRoutes } from './cadastros/classes-dos-itens-routes.ts';
import { moedaRoutes } from './cadastros/moeda-routes.ts';
import { lookupDeMunicipio } from './cadastros/municipio-routes.ts';
import { importacaoNcmRoutes } from './cadastros/ncm-routes.ts';
import { lookupsDasTabelas } from './cadastros/tabelas.ts';
import { cambioRoutes } from './cambio/cambio-routes.ts';
import { habilitacaoRoutes } from './dci/habilitacao/habilitacao-routes.ts';
import { notasDaDciRoutes } from './dci/notas/notas-routes.ts';
import { adicaoRoutes } from './declaracao/adicao-routes.ts';
import { comparacaoRoutes } from './declaracao/comparacao-routes.ts';
import { retificacaoRoutes } from './declaracao/retificacao-routes.ts';
import { itensDoProcessoRoutes } from './itens-do-processo/itens-do-processo-routes.ts';
import { atosDoCalendarioRoutes } from './parametros/atos-do-calendario-routes.ts';
import { linhasDePedidosRoutes } from './pedidos/linhas-de-pedidos-routes.ts';
import { pedidoRoutes } from './pedidos/pedido-routes.ts';
import { processoRoutes } from './processo/processo-routes.ts';
import { naoConvertidoRoutes } from './saldo/nao-convertido-routes.ts';
import { saldoInsumoRoutes } from './saldo/saldo-insumo-routes.ts';
import { esquemaXsdRoutes } from './sefaz/esquema-xsd-routes.ts';
import { papeisDaDaiRoutes } from './sefaz/papeis-da-dai-routes.ts';
import { xmlDaMatrizRoutes } from './sefaz/xml-da-matriz-routes.ts';

/** The documents and registers of the trade, but for those whose steps are flows. */
export const COMEX_ROUTES = [
  moedaRoutes,
  processoRoutes,
  adicaoRoutes,
  itensDoProcessoRoutes,
  retificacaoRoutes,
  comparacaoRoutes,
  cambioRoutes,
  linhasDePedidosRoutes,
  pedidoRoutes,
  classesDosItensRoutes,
  lookupsDasTabelas,
  lookupDeMunicipio,
  importacaoNcmRoutes,
  esquemaXsdRoutes,
  xmlDaMatrizRoutes,
  papeisDaDaiRoutes,
  notasDaDciRoutes,
  habilitacaoRoutes,
  saldoInsumoRoutes,
  naoConvertidoRoutes,
  atosDoCalendarioRoutes,
];
