import { loadavg } from 'node:os';
import type { Application, PageName } from './application.ts';
import { GESTURES, type GestureName, measureGestures } from './gestures.ts';
import { type Load, measureLoads } from './load.ts';
import type { GestureTimes } from './recorder.ts';
import type { SignedIn } from './session.ts';
import { measureSignIn } from './sign-in.ts';

/** Every run of one thing on one application. `what` is the page and its cache, or the gesture. */
export interface Runs<T> {
  what: string;
  app: string;
  runs: T[];
}

/** Runs of each thing on each application, in the order they were first measured. */
export class Series<T> {
  readonly all: Runs<T>[] = [];

  add(what: string, app: string, run: T): void {
    const known = this.find(what, app);
    if (known) known.runs.push(run);
    else this.all.push({ what, app, runs: [run] });
  }

  find(what: string, app: string): Runs<T> | undefined {
    return this.all.find((one) => one.what === what && one.app === app);
  }
}

/** The load of the machine over the measurement. */
export const machineLoad: number[] = [];

interface Round {
  applications: readonly Application[];
  session: SignedIn;
}

const PAGES: readonly PageName[] = ['log-in', 'list', 'dashboard'];

export async function roundOfLoads(series: Series<Load>, { applications, session }: Round): Promise<void> {
  for (const page of PAGES) {
    for (const application of applications.filter(({ pages }) => pages[page])) {
      const { cold, warm } = await noted(() => measureLoads(application, page, session.stored));
      series.add(`${page}, cold`, application.name, cold);
      series.add(`${page}, warm`, application.name, warm);
    }
  }
}

export async function roundOfGestures(series: Series<GestureTimes>, { applications, session }: Round): Promise<void> {
  for (const application of applications) {
    const times: Record<GestureName, GestureTimes> = await noted(() => measureGestures(application, session.stored));
    for (const gesture of GESTURES) series.add(gesture, application.name, times[gesture]);
  }
}

const ENTER = 'from Enter on the log-in to the list';

export async function roundOfSignIns(series: Series<GestureTimes>, { applications }: Round): Promise<void> {
  for (const application of applications) {
    series.add(ENTER, application.name, await noted(() => measureSignIn(application)));
  }
}

async function noted<T>(measure: () => Promise<T>): Promise<T> {
  machineLoad.push(loadavg()[0] ?? 0);
  const measured = await measure();
  machineLoad.push(loadavg()[0] ?? 0);
  return measured;
}
