import { type EntradaDeInsumoConsulta, entradaDeInsumoConsulta } from '#lib/contracts/consultas/entrada-de-insumo.ts';
import {
  type EntradaDeInsumoLida,
  type EntradaDeInsumoNova,
  entradaDeInsumo,
  entradaDeInsumoEdicao,
  entradaDeInsumoNova,
} from '#lib/contracts/saldo/entrada-de-insumo.ts';
import { ENTRADA_DE_INSUMO_COLUNAS } from '#lib/listas/entrada-de-insumo.ts';
import { ENTRADA_DE_INSUMO } from '#lib/registros/entrada-de-insumo.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { entradaDeInsumoRepository } from './entrada-de-insumo-repository.ts';

/** Entries into stock by a nota of purchase or a DSI (docs/decisions/saldo-de-insumos.md). A sheet brings opening balances. */
export const cadastroDeEntradaDeInsumo: CadastroWithSheet<
  EntradaDeInsumoConsulta,
  EntradaDeInsumoNova,
  EntradaDeInsumoLida
> = {
  recurso: 'EntradaDeInsumo',
  // The sentences of the cadastros are masculine.
  este: 'Esta entrada',
  contrato: {
    consulta: entradaDeInsumoConsulta,
    novo: entradaDeInsumoNova,
    edicao: entradaDeInsumoEdicao,
    lido: entradaDeInsumo,
    resumo: entradaDeInsumo,
  },
  rotulos: rotulosComIndustria(ENTRADA_DE_INSUMO),
  // What is left of it is told by the ledger.
  noHistorico: ({ lote: _, ...lida }) => lida,
  plural: 'Entradas por nota e DSI',
  colunas: ENTRADA_DE_INSUMO_COLUNAS,
  repositorio: entradaDeInsumoRepository,
};
