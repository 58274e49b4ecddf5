import { MANAUS, rotaDeEmbarque } from '#lib/domain/aduana/viagem/rotas-de-embarque.ts';
import { afastar, rotular } from './afastar.ts';
import { lugarNaRota, projetar } from './projecao.ts';
import { aproximar, mostrar, mover, naVista, vistaDe } from './vista.ts';

const TAMANHO = { largura: 800, altura: 500 };
const XANGAI = { lat: 31.23, lon: 121.49 };
const HAMBURGO = { lat: 53.54, lon: 9.95 };
const MUMBAI = { lat: 18.95, lon: 72.84 };

describe('projection', () => {
  const { ponto, caminho, paises, graticula } = projetar(TAMANHO);

  test('Asia lies to the left of Manaus, Europe to the right, north above', () => {
    const [asia, manaus, europa] = [XANGAI, MANAUS, HAMBURGO].map(ponto);
    expect(asia?.x).toBeLessThan(manaus?.x as number);
    expect(manaus?.x).toBeLessThan(europa?.x as number);
    expect(europa?.y).toBeLessThan(manaus?.y as number);
    for (const { x, y } of [asia, manaus, europa].flatMap((um) => um ?? [])) {
      expect([x > 0 && x < TAMANHO.largura, y > 0 && y < TAMANHO.altura]).toEqual([true, true]);
    }
  });

  test('the coasts and the way from Asia are drawn, and that way is in one piece', () => {
    expect(graticula).toMatch(/^M/);
    expect(paises.length).toBeGreaterThan(150);
    expect(paises.find(({ numero }) => numero === '156')?.d).toMatch(/^M/);
    expect(caminho(rotaDeEmbarque(XANGAI, '01')).match(/M/g)).toHaveLength(1);
    expect(caminho(rotaDeEmbarque(HAMBURGO, '01')).match(/M/g)).toHaveLength(1);
    // The route leaves at one edge of the map and returns at the other.
    expect(caminho(rotaDeEmbarque(MUMBAI, '01')).match(/M/g)).toHaveLength(2);
  });

  test('the share of the way is along it, from one end to the other', () => {
    const rota = rotaDeEmbarque(XANGAI, '01');
    expect(lugarNaRota(rota, 0)).toEqual({ lat: expect.closeTo(31.23), lon: expect.closeTo(121.49) });
    expect(lugarNaRota(rota, 1)).toEqual({ lat: expect.closeTo(MANAUS.lat), lon: expect.closeTo(MANAUS.lon) });
    // The midpoint from Shanghai is in the Pacific, off California.
    const meio = lugarNaRota(rota, 0.5);
    expect([meio.lon > -160 && meio.lon < -115, meio.lat > 30]).toEqual([true, true]);
  });
});

describe('marks', () => {
  test('none lies over another, the first stays where it alone would be, and it is the same every time', () => {
    const juntas = [100, 100, 103, 300].map((x) => ({ x, y: 50, raio: 10 }));
    const postas = afastar(juntas, TAMANHO);
    for (const [i, uma] of postas.entries()) {
      for (const outra of postas.slice(i + 1)) {
        expect(Math.hypot(uma.em.x - outra.em.x, uma.em.y - outra.em.y)).toBeGreaterThan(21.9);
      }
    }
    expect(postas[3]?.em).toEqual({ x: 300, y: 50 });
    expect(afastar(juntas, TAMANHO)).toEqual(postas);
  });

  test('at the edge they stay in sight, and still none lies over another', () => {
    const naBorda = [0, 2, 5, 9].map((y) => ({ x: TAMANHO.largura - 1, y, raio: 12 }));
    const postas = afastar(naBorda, TAMANHO);
    for (const [i, { em }] of postas.entries()) {
      expect([em.x <= TAMANHO.largura - 16, em.y >= 16]).toEqual([true, true]);
      for (const outra of postas.slice(i + 1)) {
        expect(Math.hypot(em.x - outra.em.x, em.y - outra.em.y)).toBeGreaterThan(25.9);
      }
    }
  });

  test('a name stands where there is room for it, else none', () => {
    const circulos = [
      { em: { x: 100, y: 100 }, raio: 10, nome: 'Xangai' },
      { em: { x: 125, y: 100 }, raio: 10, nome: 'Ningbo' },
      { em: { x: 790, y: 100 }, raio: 10, nome: 'Gênova' },
      { em: { x: 100, y: 104 }, raio: 10, nome: 'Hong Kong' },
    ];
    expect(rotular(circulos, TAMANHO).map((um) => um?.lado ?? null)).toEqual(['esquerda', 'direita', 'esquerda', null]);
  });
});

describe('view', () => {
  const inteira = { escala: 1, x: 0, y: 0 };

  test('what is near to one another is looked at from nearer, and all of it is seen', () => {
    const pontos = [
      { x: 100, y: 100 },
      { x: 300, y: 200 },
    ];
    const vista = vistaDe(pontos, TAMANHO, 50);
    expect(vista.escala).toBeGreaterThan(2);
    for (const ponto of pontos) {
      const { x, y } = naVista(vista, ponto);
      expect([x >= 49 && x <= 751, y >= 49 && y <= 451]).toEqual([true, true]);
    }
    expect(vistaDe([], TAMANHO, 50)).toEqual(inteira);
  });

  test('coming nearer leaves the point under the finger where it is', () => {
    const em = { x: 200, y: 100 };
    const perto = aproximar(inteira, 2, em, TAMANHO);
    expect(naVista(perto, em)).toEqual(em);
    expect(aproximar(perto, 0.01, em, TAMANHO)).toEqual(inteira);
  });

  test('the drawing covers its frame however it is moved', () => {
    expect(mover(inteira, { x: 90, y: 90 }, TAMANHO)).toEqual(inteira);
    expect(mover({ escala: 2, x: -100, y: -100 }, { x: 900, y: -900 }, TAMANHO)).toEqual({ escala: 2, x: 0, y: -500 });
  });

  test('what is beyond the edge is brought in', () => {
    const vista = { escala: 4, x: 0, y: 0 };
    const { x, y } = naVista(mostrar(vista, { x: 400, y: 100 }, TAMANHO), { x: 400, y: 100 });
    expect([x, y]).toEqual([752, 400]);
  });
});
