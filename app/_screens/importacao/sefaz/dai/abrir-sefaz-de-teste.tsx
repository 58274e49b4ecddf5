import { stripSearchParams } from '@tanstack/react-router';
import { DAI_BUSCA_PADRAO, daiBusca } from '#app/_screens/importacao/sefaz/campos/dai-busca.ts';
import { SefazScreen } from '#app/_screens/importacao/sefaz/fila/SefazScreen.tsx';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { daiConsulta } from '#lib/contracts/consultas/dai.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { DaiScreen } from './DaiScreen.tsx';
import { conferenciaDeTeste, daiDeTeste, PROCESSO } from './dai-de-teste.ts';

/** Opens the two Sefaz screens for tests. */
export function abrirSefaz(
  endereco: string,
  rotas: RotasDeTeste = {},
  { telefone = false }: { telefone?: boolean } = {},
) {
  return abrirTelas({
    endereco,
    larguraDiz: () => telefone,
    telas: {
      '/importacao/sefaz': [
        SefazScreen,
        {
          validateSearch: buscaDeLista(daiConsulta),
          search: { middlewares: [stripSearchParams(buscaPadrao(daiConsulta) as never)] },
        },
      ],
      '/importacao/sefaz/$id': [
        DaiScreen,
        { validateSearch: daiBusca, search: { middlewares: [stripSearchParams(DAI_BUSCA_PADRAO)] } },
      ],
    },
    rotas: {
      'GET /api/Dai/Pendencias': () =>
        responder({ SEM_DAI: 7, SEM_DAI_72H: 2, AGUARDANDO_CIENCIA: 1, NOTIFICACAO_ABERTA: 1, SEM_EXONERACAO: 0 }),
      'GET /api/Dai/Totais': () =>
        responder({ icmsBase: '1.00', icmsSemIncentivo: '2.00', icmsRecolher: '3.00', notificacaoValor: '4.00' }),
      [`GET /api/Dai/${PROCESSO}`]: () => responder(daiDeTeste()),
      [`POST /api/Dai/${PROCESSO}/Conferencia`]: () => responder(conferenciaDeTeste()),
      [`GET /api/Dai/${PROCESSO}/Diferencas`]: () => responder({ envio: null, diferencas: [] }),
      [`GET /api/Dai/${PROCESSO}/PreviaXml`]: () =>
        responder({ nome: 'DAI.xml', xml: '<die><a>1</a></die>', aviso: 'confira com o manual vigente da Sefaz-AM' }),
      ...rotas,
    },
  });
}
