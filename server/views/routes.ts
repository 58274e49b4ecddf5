import { buscaRoutes } from './busca/busca-routes.ts';
import { calculoDciRoutes } from './calculo/dci-routes.ts';
import { calculoDcrRoutes } from './calculo/dcr-routes.ts';
import { calculoIcmsRoutes } from './calculo/icms-routes.ts';
import { calculoImportacaoRoutes } from './calculo/importacao-routes.ts';
import { calculoReformaRoutes } from './calculo/reforma-routes.ts';
import { calculoSaldoRoutes } from './calculo/saldo-routes.ts';
import { calculoTcifRoutes } from './calculo/tcif-routes.ts';
import { calendarioRoutes } from './calendario/calendario-routes.ts';
import { custoRoutes } from './custo/custo-routes.ts';
import { lacunasRoutes } from './lacunas/lacunas-routes.ts';
import { linhagemRoutes } from './linhagem/linhagem-routes.ts';
import { mapaRoutes } from './mapa/mapa-routes.ts';
import { mercadoriasRoutes } from './mercadorias/mercadorias-routes.ts';
import { meuDiaRoutes } from './meu-dia/meu-dia-routes.ts';
import { painelRoutes } from './painel/painel-routes.ts';
import { espelhoRoutes } from './papeis/espelho-routes.ts';
import { primeirosPassosRoutes } from './primeiros-passos/primeiros-passos-routes.ts';
import { fontesRoutes } from './propostas/fontes-routes.ts';
import { anosDoProcessoRoutes } from './reforma/anos-routes.ts';
import { reformaDoProcessoRoutes } from './reforma/reforma-do-processo-routes.ts';
import { relacionadosRoutes } from './relacionados/relacionados-routes.ts';
import { relatorioRoutes } from './relatorios/relatorio-routes.ts';
import { saldoInicialRoutes } from './saldo-inicial/saldo-inicial-routes.ts';

/** What is read over several documents. */
export const VIEW_ROUTES = [
  custoRoutes,
  mercadoriasRoutes,
  lacunasRoutes,
  fontesRoutes,
  relacionadosRoutes,
  espelhoRoutes,
  reformaDoProcessoRoutes,
  anosDoProcessoRoutes,
  calculoImportacaoRoutes,
  calculoIcmsRoutes,
  calculoTcifRoutes,
  calculoDcrRoutes,
  calculoDciRoutes,
  calculoSaldoRoutes,
  calculoReformaRoutes,
  buscaRoutes,
  relatorioRoutes,
  painelRoutes,
  linhagemRoutes,
  mapaRoutes,
  calendarioRoutes,
  meuDiaRoutes,
  primeirosPassosRoutes,
  saldoInicialRoutes,
];
