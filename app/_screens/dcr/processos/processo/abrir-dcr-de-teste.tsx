import { stripSearchParams } from '@tanstack/react-router';
import { FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { ProcessosDcrScreen } from '#app/_screens/dcr/processos/lista/ProcessosDcrScreen.tsx';
import { NovoProcessoDcrScreen } from '#app/_screens/dcr/processos/novo/NovoProcessoDcrScreen.tsx';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { dcrConsulta } from '#lib/contracts/consultas/dcr.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { DCR_BUSCA_PADRAO, dcrBusca, novoDcrBusca } from './dcr-busca.ts';
import { DCR_ID, dcrDeTeste } from './dcr-de-teste.ts';
import { ProcessoDcrScreen } from './ProcessoDcrScreen.tsx';

/** Opens the DCR-E screens for tests, on a desktop width. */
export function abrirDcr(endereco: string, rotas: RotasDeTeste = {}) {
  return abrirTelas({
    endereco,
    larguraDiz: (media) => media.includes('min-width'),
    telas: {
      '/dcr/processos-dcr': [
        ProcessosDcrScreen,
        {
          validateSearch: buscaDeLista(dcrConsulta, ['conferir-arquivo']),
          search: { middlewares: [stripSearchParams(buscaPadrao(dcrConsulta) as never)] },
        },
      ],
      '/dcr/processos-dcr/$id': [
        ProcessoDcrScreen,
        { validateSearch: dcrBusca, search: { middlewares: [stripSearchParams(DCR_BUSCA_PADRAO)] } },
      ],
      '/dcr/novo-processo-dcr': [NovoProcessoDcrScreen, { validateSearch: novoDcrBusca }],
    },
    rotas: {
      'GET /api/Moeda': () => responder([{ sigla: 'USD', valorTaxa: 5.3417, data: '2026-11-20', fonte: 'PTAX' }]),
      'GET /api/Dcr': () => responder([], 200, { 'X-Total-Count': '0' }),
      [`GET /api/Dcr/${DCR_ID}`]: () => responder(dcrDeTeste()),
      [`GET /api/Dcr/${DCR_ID}/Conferencia`]: () => responder({ apontamentos: [] }),
      [`GET /api/Dcr/${DCR_ID}/Atualizacao`]: () => responder(semMudancas()),
      ...rotas,
    },
  });
}

function semMudancas() {
  const lido = dcrDeTeste();
  const { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD } = lido;
  const figuras = { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD };
  return { mudancas: [], antes: figuras, depois: figuras, conteudo: FORMULARIO_DCR.valoresDe(lido) };
}
