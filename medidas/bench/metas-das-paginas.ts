import type { Meta } from './metas/meta.ts';
import { GESTURES } from './paginas/gestures.ts';
import { type Shift, SIZES } from './paginas/layout-shift.ts';
import type { Load } from './paginas/load.ts';
import type { GestureTimes } from './paginas/recorder.ts';
import { median } from './paginas/report.ts';
import type { Series } from './paginas/rounds.ts';

/** Files of the site, headers included, compressed with brotli. */
const KILOBYTES = { 'log-in': 190, list: 450, dashboard: 450 } as const;
/** Of react-admin's times. */
const RATIOS = { list: 1, 'log-in': 0.8 } as const;
const INP_MS = 200;
const INP_RATIO = 2;
/** The browser reports no shorter event. */
const SHORTEST_EVENT_MS = 16;
const OPEN_RECORD_MS = 150;
export const CLS = 0.01;
const SCORES: Readonly<Record<string, number>> = { 'log-in': 95, list: 90, dashboard: 90 };

export function metasDasCargas(loads: Series<Load>): Meta[] {
  const of = (what: string, app: string, figure: (load: Load) => number) =>
    median(loads.find(what, app)?.runs.map(figure) ?? []);
  const bytes = Object.entries(KILOBYTES).map(
    ([page, limit]): Meta => ({
      nome: `${page}: files of the site, brotli`,
      medido: of(`${page}, cold`, 'cais', ({ siteBytes }) => siteBytes / 1000),
      alvo: ['<=', limit],
      unidade: 'kB',
      casas: 1,
    }),
  );
  const ratios = Object.entries(RATIOS).flatMap(([page, limit]) =>
    ['cold', 'warm'].flatMap((cache) =>
      (['content', 'tbt'] as const).map((figure): Meta => {
        const [ours, theirs] = ['cais', 'ra'].map((app) => of(`${page}, ${cache}`, app, (load) => load[figure]));
        return {
          nome: `${page}, ${cache}: ${figure === 'tbt' ? 'TBT' : figure}, to react-admin`,
          ...ratioOf(Number(ours), Number(theirs)),
          alvo: ['<=', limit],
        };
      }),
    ),
  );
  return [...bytes, ...ratios];
}

export function metasDosGestos(gestures: Series<GestureTimes>): Meta[] {
  const of = (what: string, app: string, figure: (times: GestureTimes) => number) =>
    median(gestures.find(what, app)?.runs.map(figure) ?? []);
  const inp = GESTURES.flatMap((gesture): Meta[] => {
    const [ours, theirs] = ['cais', 'ra'].map((app) => of(gesture, app, (times) => times.inp));
    return [
      { nome: `INP, ${gesture}`, medido: Number(ours), alvo: ['<=', INP_MS], unidade: 'ms', casas: 0 },
      {
        nome: `INP, ${gesture}, to react-admin`,
        ...ratioOf(Math.max(SHORTEST_EVENT_MS, Number(ours)), Math.max(SHORTEST_EVENT_MS, Number(theirs))),
        alvo: ['<=', INP_RATIO],
      },
    ];
  });
  const opened = of('open a record', 'cais', ({ shown }) => Number(shown));
  return [
    ...inp,
    {
      nome: 'a record opened, to its first paint',
      medido: opened,
      alvo: ['<=', OPEN_RECORD_MS],
      unidade: 'ms',
      casas: 0,
    },
  ];
}

export function metasDoLayout(shifts: readonly Shift[]): Meta[] {
  return SIZES.map(({ width, height }) => {
    const size = `${width}×${height}`;
    const ofSize = shifts.filter((one) => one.size === size).toSorted((one, other) => other.cls - one.cls);
    const above = ofSize.filter(({ cls }) => cls > CLS).length;
    return {
      nome: `CLS at ${size}, the worst of ${ofSize.length} routes`,
      medido: ofSize[0]?.cls ?? Number.NaN,
      alvo: ['<=', CLS],
      unidade: 'CLS',
      casas: 3,
      nota: above > 0 ? `${above} above` : '',
    };
  });
}

export function metasDoLighthouse(scores: ReadonlyMap<string, number>): Meta[] {
  return Object.entries(SCORES).map(([page, limit]) => ({
    nome: `Lighthouse mobile, ${page}`,
    medido: scores.get(page) ?? Number.NaN,
    alvo: ['>=', limit],
    unidade: 'of 100',
    casas: 0,
  }));
}

function ratioOf(ours: number, theirs: number) {
  return {
    medido: ours / theirs,
    unidade: '×',
    casas: 2,
    nota: `${ours.toFixed(0)} and ${theirs.toFixed(0)} ms`,
  } as const;
}
