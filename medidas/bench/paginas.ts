import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#server/platform/free-port.ts';
import { startServer } from '#server/testing/separate-server.ts';
import { cumprida, linhaDaMeta, type Meta } from './metas/meta.ts';
import { CLS, metasDasCargas, metasDoLayout, metasDoLighthouse, metasDosGestos } from './metas-das-paginas.ts';
import type { Application } from './paginas/application.ts';
import { caisAt, reactAdminAt } from './paginas/applications.ts';
import { measureShifts } from './paginas/layout-shift.ts';
import { measureLighthouse } from './paginas/lighthouse.ts';
import type { Load } from './paginas/load.ts';
import { buildPeer } from './paginas/peer.ts';
import { servePeer } from './paginas/peer-server.ts';
import type { GestureTimes } from './paginas/recorder.ts';
import { printGestures, printLoads, printMachineLoad, printShifts } from './paginas/report.ts';
import { roundOfGestures, roundOfLoads, roundOfSignIns, Series } from './paginas/rounds.ts';
import { signIn } from './paginas/session.ts';

/**
 * `npm run -s bench -- paginas [--rodadas=5] [--partes=cargas,gestos,entrada,layout,lighthouse]` compares the pages of the built site
 * (`npm run build`) with the same list written with react-admin, which it builds from public packages: run n of both before run n+1
 * of either, four times slower, each visit on a profile on disk. It prints medians and ratios, and exits with 1 when a target is
 * missed. Milliseconds are of this machine; the ratios are valid on any.
 */
const { values: opcoes } = parseArgs({
  options: {
    rodadas: { type: 'string', default: '5' },
    partes: { type: 'string', default: 'cargas,gestos,entrada,layout,lighthouse' },
  },
});
const partes = opcoes.partes.split(',');
const metas: Meta[] = [];

const pasta = await mkdtemp(join(tmpdir(), 'cais-paginas-'));
const servidor = startServer({ PORT: String(await freePort()), DATA_DIR: pasta });
try {
  await servidor.noAr;
  await compararComReactAdmin();
  if (partes.includes('layout')) {
    const mudancas = await measureShifts(servidor.url, await signIn(servidor.url));
    printShifts(mudancas, CLS);
    metas.push(...metasDoLayout(mudancas));
  }
} finally {
  servidor.processo.kill();
  await servidor.fim;
  await rm(pasta, { recursive: true });
}
if (partes.includes('lighthouse')) metas.push(...metasDoLighthouse(await measureLighthouse()));
console.log(`\n${metas.map(linhaDaMeta).join('\n')}`);
process.exitCode = metas.every(cumprida) ? 0 : 1;

async function compararComReactAdmin(): Promise<void> {
  const porta = await freePort();
  const par = await servePeer(await buildPeer(), porta, servidor.url);
  const aplicacoes = [caisAt(servidor.url), reactAdminAt(`http://localhost:${porta}`)];
  const cargas = new Series<Load>();
  const gestos = new Series<GestureTimes>();
  const entradas = new Series<GestureTimes>();
  for (let rodada = 0; rodada < Number(opcoes.rodadas); rodada += 1) {
    const volta = { applications: aVezDeCada(aplicacoes, rodada), session: await signIn(servidor.url) };
    console.error(`round ${rodada + 1} of ${opcoes.rodadas}`);
    if (partes.includes('cargas')) await roundOfLoads(cargas, volta);
    if (partes.includes('gestos')) await roundOfGestures(gestos, volta);
    if (partes.includes('entrada')) await roundOfSignIns(entradas, volta);
  }
  await par.close();

  printLoads(cargas);
  printGestures(gestos);
  printGestures(entradas);
  printMachineLoad();
  if (partes.includes('cargas')) metas.push(...metasDasCargas(cargas));
  if (partes.includes('gestos')) metas.push(...metasDosGestos(gestos));
}

/** Another application begins each round. */
function aVezDeCada(aplicacoes: readonly Application[], rodada: number): Application[] {
  const primeira = rodada % aplicacoes.length;
  return [...aplicacoes.slice(primeira), ...aplicacoes.slice(0, primeira)];
}
