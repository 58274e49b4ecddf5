import { stripSearchParams } from '@tanstack/react-router';
import { ProcessosDciScreen } from '#app/_screens/dci/processos/lista/ProcessosDciScreen.tsx';
import { NovoProcessoDciScreen } from '#app/_screens/dci/processos/novo/NovoProcessoDciScreen.tsx';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { dciConsulta } from '#lib/contracts/consultas/dci.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { DCI_BUSCA_PADRAO, dciBusca, novaDciBusca } from './dci-busca.ts';
import { DCI_ID, dciDeTeste, insumosDeTeste, notaDeTeste } from './dci-de-teste.ts';
import { ProcessoDciScreen } from './ProcessoDciScreen.tsx';

/** Opens the DCI screens for tests, on a desktop width. */
export function abrirDci(endereco: string, rotas: RotasDeTeste = {}) {
  return abrirTelas({
    endereco,
    larguraDiz: (media) => media.includes('min-width'),
    telas: {
      '/dci/processos-dci': [
        ProcessosDciScreen,
        {
          validateSearch: buscaDeLista(dciConsulta, ['conferir-arquivo', 'habilitacao']),
          search: { middlewares: [stripSearchParams(buscaPadrao(dciConsulta) as never)] },
        },
      ],
      '/dci/processos-dci/$id': [
        ProcessoDciScreen,
        { validateSearch: dciBusca, search: { middlewares: [stripSearchParams(DCI_BUSCA_PADRAO as never)] } },
      ],
      '/dci/novo-processo-dci': [NovoProcessoDciScreen, { validateSearch: novaDciBusca }],
    },
    rotas: {
      'GET /api/Moeda': () => responder([{ sigla: 'USD', valorTaxa: 5.3417, data: '2026-11-20', fonte: 'PTAX' }]),
      'GET /api/Dci': () => responder([], 200, { 'X-Total-Count': '0' }),
      'GET /api/Dci/Totais': () => responder({ iiUSD: '0.0000000', tributos: '0.00' }),
      'GET /api/Dci/Pendentes': () => responder([]),
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste()),
      [`GET /api/Dci/${DCI_ID}/Conferencia`]: () => responder({ apontamentos: [] }),
      [`GET /api/Dci/${DCI_ID}/Insumos`]: () => responder(insumosDeTeste()),
      [`GET /api/Dci/${DCI_ID}/Notas`]: () => responder([notaDeTeste()], 200, { 'X-Total-Count': '1' }),
      ...rotas,
    },
  });
}
