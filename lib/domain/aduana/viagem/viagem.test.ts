import { andamentoDaViagem, parteDoCaminho, type Viagem } from './viagem.ts';

const HOJE = '2026-11-20';
const viagem = (mais: Partial<Viagem> = {}): Viagem => ({
  situacao: 'EM_TRANSITO',
  etd: '2026-11-15',
  embarque: '2026-11-17',
  eta: '2026-12-19',
  chegada: null,
  ...mais,
});
const como = (mais: Partial<Viagem> = {}) => andamentoDaViagem(viagem(mais), HOJE);

test('the days count from where it was put on board, else from where it was to be', () => {
  expect(como()).toEqual({ estado: 'A_CAMINHO', dia: 3, dias: 32 });
  expect(como({ embarque: null })).toEqual({ estado: 'A_CAMINHO', dia: 5, dias: 34 });
  expect(como({ eta: HOJE })).toEqual({ estado: 'A_CAMINHO', dia: 3, dias: 3 });
});

test('what is still to be put on board has come no way', () => {
  const andamento = como({ embarque: null, etd: '2026-11-25' });
  expect(andamento).toEqual({ estado: 'A_CAMINHO', dia: 0, dias: 24 });
  expect(parteDoCaminho(andamento)).toBe(0);
});

test('it is late from the day after its ETA, until it is there', () => {
  expect(como({ eta: '2026-11-19' })).toEqual({ estado: 'ATRASADO', atraso: 1 });
  expect(como({ eta: '2026-11-19', chegada: '2026-11-18' })).toEqual({ estado: 'CHEGOU', em: '2026-11-18' });
  expect(como({ eta: '2026-11-19', situacao: 'AGUARDANDO_PRESENCA' })).toEqual({ estado: 'CHEGOU', em: null });
});

test.each([[{ eta: null }], [{ etd: null, embarque: null }], [{ embarque: '2026-12-19' }]])(
  'with %j nothing is said of the way',
  (mais) => {
    expect(como(mais)).toEqual({ estado: 'SEM_DATAS' });
    expect(parteDoCaminho(como(mais))).toBeNull();
  },
);

test('the share of the way is that of the days', () => {
  expect(parteDoCaminho(como({ embarque: '2026-11-04', eta: '2026-12-06' }))).toBe(0.5);
  expect(parteDoCaminho(como({ chegada: HOJE }))).toBe(1);
});
