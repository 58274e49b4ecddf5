import type { Shift } from './layout-shift.ts';
import type { Load } from './load.ts';
import type { GestureTimes } from './recorder.ts';
import { machineLoad, type Series } from './rounds.ts';

/** The median of the runs; NaN when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** A column of a table: its title, the figure of a run, and its decimal places. */
type Column<T> = readonly [title: string, of: (run: T) => number | null, places: number];

const LOAD_COLUMNS: readonly Column<Load>[] = [
  ['site kB', ({ siteBytes }) => siteBytes / 1000, 1],
  ['API kB', ({ apiBytes }) => apiBytes / 1000, 1],
  ['requests', ({ requests }) => requests, 0],
  ['FCP', ({ fcp }) => fcp, 0],
  ['LCP', ({ lcp }) => lcp, 0],
  ['content', ({ content }) => content, 0],
  ['TBT', ({ tbt }) => tbt, 0],
  ['longest', ({ longest }) => longest, 0],
  ['CPU', ({ cpu }) => cpu, 0],
  ['script', ({ script }) => script, 0],
  ['CLS', ({ cls }) => cls, 3],
];

const GESTURE_COLUMNS: readonly Column<GestureTimes>[] = [
  ['INP', ({ inp }) => inp, 0],
  ['delay', ({ delay }) => delay, 0],
  ['shown', ({ shown }) => shown, 0],
  ['TBT', ({ tbt }) => tbt, 0],
];

export function printLoads(series: Series<Load>): void {
  print('page, cache', LOAD_COLUMNS, series);
}

export function printGestures(series: Series<GestureTimes>): void {
  print('act', GESTURE_COLUMNS, series);
}

/** Prints the routes that move more than allowed, the worst first. */
export function printShifts(shifts: readonly Shift[], allowed: number): void {
  const above = shifts.filter(({ cls }) => cls > allowed).toSorted((one, other) => other.cls - one.cls);
  if (above.length === 0) return;
  const rows = above.map(({ route, size, cls, moved }) => [route, size, cls.toFixed(3), moved]);
  console.log(`\n${aligned([['route', 'size', 'CLS', 'moved most'], ...rows]).join('\n')}`);
}

export function printMachineLoad(): void {
  if (machineLoad.length === 0) return;
  const [least, middle, most] = [Math.min(...machineLoad), median(machineLoad), Math.max(...machineLoad)];
  console.log(`\nload of the machine: ${least.toFixed(2)} to ${most.toFixed(2)}, median ${middle.toFixed(2)}`);
}

/** Prints the median of each column, and below two applications the ratio of the first to the second. */
function print<T>(title: string, columns: readonly Column<T>[], series: Series<T>): void {
  if (series.all.length === 0) return;
  const head = [title, 'app', 'n', ...columns.map(([name]) => name)];
  const rows = [...new Set(series.all.map(({ what }) => what))].flatMap((what) => {
    const both = ['cais', 'ra'].flatMap((app) => series.find(what, app) ?? []);
    const medians = both.map(({ runs }) => columns.map(([, of]) => median(runs.map((run) => of(run) ?? Number.NaN))));
    const [ours = [], theirs] = medians;
    const figures = both.map(({ app, runs }, i) => [
      what,
      app,
      String(runs.length),
      ...columns.map(([, , places], column) => (medians[i]?.[column] ?? Number.NaN).toFixed(places)),
    ]);
    const ratios = theirs && ['', 'cais ÷ ra', '', ...ours.map((one, i) => ratio(one, theirs[i] ?? Number.NaN))];
    return ratios ? [...figures, ratios] : figures;
  });
  console.log(`\n${aligned([head, ...rows]).join('\n')}`);
}

const ratio = (ours: number, theirs: number): string => (theirs > 0 ? `${(ours / theirs).toFixed(2)} ×` : '');

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}
