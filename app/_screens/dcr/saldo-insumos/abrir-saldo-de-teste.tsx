import { stripSearchParams } from '@tanstack/react-router';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { LoteScreen } from './LoteScreen.tsx';
import { loteBusca } from './lote-busca.ts';
import { LOTE, loteDeTeste, loteInteiroDeTeste, MARIA } from './lote-de-teste.ts';
import { SaldoInsumosScreen } from './SaldoInsumosScreen.tsx';
import { SALDO_INSUMOS_BUSCA_PADRAO, saldoInsumosBusca } from './saldo-insumos-busca.ts';

/** Opens the two stock screens for tests. */
export function abrirSaldo(endereco: string, rotas: RotasDeTeste = {}, telefone = false) {
  return abrirTelas({
    endereco,
    pessoa: MARIA.id,
    larguraDiz: (media) => telefone && media.includes('max-width'),
    telas: {
      '/dcr/saldo-insumos': [
        SaldoInsumosScreen,
        {
          validateSearch: saldoInsumosBusca,
          search: { middlewares: [stripSearchParams(SALDO_INSUMOS_BUSCA_PADRAO as never)] },
        },
      ],
      '/dcr/saldo-insumos/$id': [LoteScreen, { validateSearch: loteBusca }],
    },
    rotas: {
      'GET /api/SaldoInsumo': () => responder([loteDeTeste()], 200, { 'X-Total-Count': '1' }),
      'GET /api/SaldoInsumo/Totais': () =>
        responder({
          ii: '0.00',
          ipi: '68.33',
          pis: '0.00',
          cofins: '0.00',
          suspenso: '68.33',
          cbs: '600.00',
          ibsUF: '34.17',
          ibsMun: '34.17',
          lotes: '15',
          comCbsIbs: '12',
          iiExigivelUSD: '105.29',
          comIiExigivel: '11',
          saldo: '20.5000000',
          maisAntigo: '2026-05-20',
          diasDoMaisAntigo: '184',
        }),
      [`GET /api/SaldoInsumo/${LOTE}`]: () => responder(loteInteiroDeTeste()),
      ...rotas,
    },
  });
}
