import type { EmbarqueDoMapa, Mapa, OrigemDoMapa } from '#lib/contracts/views/mapa.ts';

const idDe = (n: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9e${String(n).padStart(2, '0')}`;

function embarque(n: number, mais: Partial<EmbarqueDoMapa> = {}): EmbarqueDoMapa {
  return {
    id: idDe(n),
    numero: `IMP-2026-${String(n).padStart(4, '0')}`,
    referencia: null,
    situacao: 'EM_TRANSITO',
    viaTransporte: '01',
    veiculo: 'NAVIO FICTÍCIO',
    importador: 'Fictícia da Amazônia Ltda',
    fornecedor: null,
    etd: null,
    embarque: '2026-11-17',
    eta: '2026-12-19',
    chegada: null,
    valores: [],
    ...mais,
  };
}

function origem(mais: Partial<OrigemDoMapa> & Pick<OrigemDoMapa, 'chave' | 'nome' | 'embarques'>): OrigemDoMapa {
  return {
    pais: null,
    sigla: null,
    precisao: 'PORTO',
    lugar: null,
    total: mais.embarques.length,
    atrasados: 0,
    proximoEta: null,
    ...mais,
  };
}

/**
 * Test data for 20 November: three shipments from Shanghai, one of them late; one from China, of which only the country is known;
 * one of unknown origin.
 */
export function mapaDeTeste(): Mapa {
  const origens = [
    origem({
      chave: 'CNSHA',
      nome: 'Xangai',
      pais: 'China',
      sigla: 'CN',
      lugar: { lat: 31.23, lon: 121.49 },
      atrasados: 1,
      proximoEta: '2026-12-19',
      embarques: [
        embarque(1, { fornecedor: 'FICTICIA PARTS CO', valores: [{ moeda: '220', valor: '1234.50' }] }),
        embarque(2, { eta: '2026-11-16' }),
        embarque(3, { situacao: 'AGUARDANDO_PRESENCA', chegada: '2026-11-18' }),
      ],
    }),
    origem({
      chave: 'CN',
      nome: 'China',
      sigla: 'CN',
      precisao: 'PAIS',
      lugar: { lat: 32.5, lon: 112 },
      proximoEta: '2026-11-25',
      total: 2,
      embarques: [embarque(4, { viaTransporte: '04', eta: '2026-11-25' })],
    }),
    origem({ chave: '000', nome: 'Origem não informada', precisao: null, embarques: [embarque(5, { eta: null })] }),
  ];
  return { hoje: '2026-11-20', total: 6, atrasados: 1, origens };
}
