import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';
import { paisDaSigla } from './paises-do-mundo.ts';
import { acharPorto, type EmbarqueDeclarado } from './porto.ts';
import { AEROPORTOS, PORTOS } from './portos-de-origem.ts';

const achar = (local: string | null, mais: Partial<EmbarqueDeclarado> = {}) =>
  acharPorto({ local, pais: null, via: '01', ...mais })?.chave ?? null;

test.each([
  ['SHANGHAI', 'CNSHA'],
  ['Xangai', 'CNSHA'],
  ['XANGAI - CHINA', 'CNSHA'],
  ['Port of Shanghai (Yangshan)', 'CNSHA'],
  ['CNSHA', 'CNSHA'],
  ['CN SHA', 'CNSHA'],
  ['SHENZHEN', 'CNSZX'],
  ['Yantian', 'CNYTN'],
  ['Yantian, Shenzhen', 'CNSZX'],
  ['HONG KONG', 'HKHKG'],
  ['hongkong', 'HKHKG'],
  ['Nova Iorque', 'USNYC'],
  ['NEW YORK, NY', 'USNYC'],
  ['ANTUÉRPIA', 'BEANR'],
  ['ANTWERPEN', 'BEANR'],
  ['HAMBURG', 'DEHAM'],
  ['Cidade de Ho Chi Minh', 'VNSGN'],
])('%s is %s', (local, chave) => {
  expect(achar(local)).toBe(chave);
});

test('by air it is the airport of the city, by sea its port', () => {
  expect(achar('SHANGHAI', { via: '04' })).toBe('CNPVG-AER');
  expect(achar('Miami', { via: '04' })).toBe('USMIA-AER');
  expect(achar('Miami', { via: null })).toBe('USMIA');
  // Frankfurt has no seaport, so the name stands for the city even by sea.
  expect(achar('FRANKFURT', { via: '01' })).toBe('DEFRA-AER');
});

test('three letters are an airport where they are all that is said', () => {
  expect(achar('pvg', { via: '04' })).toBe('CNPVG-AER');
  expect(achar('Ciudad del Este', { via: '07' })).toBeNull();
});

test('a name of two countries is the one of the country it came from; without it, of none', () => {
  expect(achar('MANZANILLO', { pais: 'MX' })).toBe('MXZLO');
  expect(achar('MANZANILLO', { pais: 'PA' })).toBe('PAMIT');
  expect(achar('MANZANILLO')).toBeNull();
  // The country does not match, but only one country has a place of that name.
  expect(achar('HONG KONG', { pais: 'CN' })).toBe('HKHKG');
});

test.each([[null], [''], ['   '], ['CHINA'], ['LUGAR QUALQUER'], ['Shanghaiense']])('%j is no port', (local) => {
  expect(achar(local)).toBeNull();
});

test('no two places have one key, and each is of a country the map knows, near its land', () => {
  const chaves = [...PORTOS.map(([codigo]) => codigo), ...AEROPORTOS.map(([codigo]) => `${codigo}-AER`)];
  expect(new Set(chaves).size).toBe(chaves.length);
  const { features } = feature(atlas as never, 'countries' as never) as unknown as { features: Pais[] };
  const longe = [...PORTOS, ...AEROPORTOS].flatMap(([codigo, nome, lat, lon]) => {
    const pais = paisDaSigla(codigo.slice(0, 2));
    const desenho = features.find(({ id }) => id === pais?.numero);
    // Hong Kong and Singapore are too small for the atlas, so they have no shape.
    const pontos = desenho ? (desenho.geometry.coordinates.flat(3) as number[]) : [];
    if (!pais) return [`${codigo} ${nome}: país desconhecido`];
    if (pontos.length === 0) return [];
    const [oeste, leste] = limites(pontos.filter((_, i) => i % 2 === 0));
    const [sul, norte] = limites(pontos.filter((_, i) => i % 2 === 1));
    const dentro = lon > oeste - 1 && lon < leste + 1 && lat > sul - 1 && lat < norte + 1;
    return dentro ? [] : [`${codigo} ${nome}: ${lat} ${lon}`];
  });
  expect(longe).toEqual([]);
});

interface Pais {
  id: string;
  geometry: { coordinates: unknown[][][][] };
}

const limites = (graus: number[]): [number, number] => [Math.min(...graus), Math.max(...graus)];
