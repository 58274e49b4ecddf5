import { paisDaSigla } from './paises-do-mundo.ts';
import { AEROPORTOS, PORTOS } from './portos-de-origem.ts';
import { MANAUS, rotaDeEmbarque } from './rotas-de-embarque.ts';

const porto = (codigo: string) => {
  const achado = PORTOS.find(([um]) => um === codigo);
  if (!achado) throw new Error(`${codigo} não está entre os portos`);
  return { lat: achado[2], lon: achado[3] };
};
const PANAMA = { lat: 9.2, lon: -79.7 };
const BOA_ESPERANCA = { lat: -36, lon: 18.5 };
const GIBRALTAR = { lat: 35.9, lon: -5.7 };

test.each([
  ['CNSHA', PANAMA],
  ['AUSYD', PANAMA],
  ['USLAX', PANAMA],
  ['MXZLO', PANAMA],
  ['CLSAI', PANAMA],
  ['COBUN', PANAMA],
  ['INNSA', BOA_ESPERANCA],
  ['ZADUR', BOA_ESPERANCA],
  ['ITGOA', GIBRALTAR],
  ['GRPIR', GIBRALTAR],
  ['SAJED', GIBRALTAR],
])('from %s by sea the way goes by %j', (codigo, passagem) => {
  expect(rotaDeEmbarque(porto(codigo), '01')).toContainEqual(passagem);
});

test.each([['DEHAM'], ['USNYC'], ['USHOU'], ['ARBUE'], ['PTLIS'], ['NOOSL'], ['COCTG']])(
  'from %s by sea it is in the Atlantic already',
  (codigo) => {
    const rota = rotaDeEmbarque(porto(codigo), '01');
    expect([PANAMA, BOA_ESPERANCA, GIBRALTAR].filter((um) => rota.some(({ lon }) => lon === um.lon))).toEqual([]);
  },
);

test('by air it is straight, but from Asia by way of Anchorage and Miami; by road it is straight', () => {
  expect(rotaDeEmbarque({ lat: 50, lon: 8.6 }, '04')).toHaveLength(2);
  expect(rotaDeEmbarque({ lat: 31, lon: 121.8 }, '04')).toHaveLength(4);
  expect(rotaDeEmbarque({ lat: 7.5, lon: -66 }, '07')).toHaveLength(2);
});

test('every way begins where it begins and ends in Manaus', () => {
  for (const [codigo, , lat, lon] of [...PORTOS, ...AEROPORTOS]) {
    const rota = rotaDeEmbarque({ lat, lon }, '01');
    expect([rota[0], rota.at(-1)]).toEqual([{ lat, lon }, MANAUS]);
    expect(paisDaSigla(codigo.slice(0, 2))).toBeDefined();
  }
});
