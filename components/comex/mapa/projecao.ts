import { geoDistance, geoGraticule10, geoInterpolate, geoPath, geoProjection } from 'd3-geo';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import type { Lugar } from '#lib/domain/aduana/viagem/paises-do-mundo.ts';

export interface Tamanho {
  largura: number;
  altura: number;
}

export interface PontoNaTela {
  x: number;
  y: number;
}

/** The world drawn at a given size, before any zoom. */
export interface Projecao {
  paises: readonly { nome: string; numero: string; d: string }[];
  graticula: string;
  ponto: (lugar: Lugar) => PontoNaTela;
  /** Returns the SVG path through these places; each leg is a great circle. A path that leaves at one edge returns at the other. */
  caminho: (rota: readonly Lugar[]) => string;
}

/**
 * Builds Gall's stereographic projection. Shapes and sizes are nearly right where goods come from, and the sea fills the frame to
 * the corners. The map is cut between Arabia and India, with the Pacific in the middle. Routes to Manaus thus run east from Asia,
 * through Panama, and west from Europe, without breaking at the edge.
 */
export function projetar({ largura, altura }: Tamanho): Projecao {
  const projecao = geoProjection(gall)
    .rotate([-MEIO, 0])
    .fitExtent(
      [
        [0, 0],
        [largura, altura],
      ] as [[number, number], [number, number]],
      MUNDO_HABITADO,
    );
  const desenhar = geoPath(projecao).digits(1);
  const ponto = ({ lat, lon }: Lugar) => {
    const [x = 0, y = 0] = projecao([lon, lat]) ?? [];
    return { x, y };
  };
  return {
    paises: PAISES.map((pais) => ({ nome: pais.properties.name, numero: String(pais.id), d: desenhar(pais) ?? '' })),
    graticula: desenhar(geoGraticule10()) ?? '',
    ponto,
    caminho: (rota) => desenhar({ type: 'LineString', coordinates: rota.map(({ lon, lat }) => [lon, lat]) }) ?? '',
  };
}

/** Returns the place at a share of the route, along its great circles. */
export function lugarNaRota(rota: readonly Lugar[], parte: number): Lugar {
  const pernas = rota.slice(1).map((ate, i) => {
    const [de, para] = [emGraus(rota[i] as Lugar), emGraus(ate)];
    return { de, para, extensao: geoDistance(de, para) };
  });
  const total = pernas.reduce((soma, { extensao }) => soma + extensao, 0);
  let resta = total * Math.min(1, Math.max(0, parte));
  for (const { de, para, extensao } of pernas) {
    if (resta <= extensao) {
      const [lon, lat] = geoInterpolate(de, para)(extensao === 0 ? 0 : resta / extensao);
      return { lat, lon };
    }
    resta -= extensao;
  }
  return rota.at(-1) as Lugar;
}

const emGraus = ({ lat, lon }: Lugar): [number, number] => [lon, lat];

const topologia = atlas as unknown as Topology<{ countries: GeometryCollection }>;
/** Without Antarctica: nothing ships from there. */
const PAISES = (
  feature(topologia, topologia.objects.countries) as FeatureCollection<Geometry, { name: string }>
).features.filter(({ id }) => id !== '010');

const gall = (lambda: number, phi: number): [number, number] => [
  lambda * Math.SQRT1_2,
  (1 + Math.SQRT1_2) * Math.tan(phi / 2),
];
/** Longitude at the centre of the drawing. */
const MEIO = -115;
const MUNDO_HABITADO = {
  type: 'MultiPoint' as const,
  coordinates: [-179, -90, 0, 90, 179].flatMap((lado) => [
    [MEIO + lado, 76],
    [MEIO + lado, 0],
    [MEIO + lado, -58],
  ]),
};
