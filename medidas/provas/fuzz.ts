import { parseArgs } from 'node:util';
import prepareDatabases from '#server/testing/jest-databases.ts';
import removeDatabases from '#server/testing/jest-databases-end.ts';
import { documentedRoutes } from '#server/testing/security/support/documented-routes.ts';
import { fullCompany } from '#server/testing/security/support/full-company.ts';
import { fuzz } from '#server/testing/security/support/fuzz.ts';
import { logInAs } from '#server/testing/security/support/log-in-as.ts';
import { parametrosDe } from '#server/testing/security/support/owners.ts';
import { probeFiles } from '#server/testing/security/support/probe-files.ts';
import { idsDoRetrato, snapshotOf } from '#server/testing/security/support/snapshot.ts';
import { buildTestBench } from '#server/testing/test-bench.ts';

/** `npm run prova -- fuzz --pedidos=20000 --semente=7` fails on a 5xx, on a missing answer, and on growing memory. */
const { values } = parseArgs({ options: { pedidos: { type: 'string' }, semente: { type: 'string' } } });
const pedidos = Number(values.pedidos ?? 20_000);
const semente = Number(values.semente ?? Math.floor(Math.random() * 2 ** 31));
const CRESCER_MB = 96;

console.log(`${pedidos.toLocaleString('pt-BR')} pedidos, semente ${semente} (repete-se com --semente=${semente})`);
await prepareDatabases();
const bench = await buildTestBench({ ptax: async () => [] });
const cheia = await fullCompany(bench);
const { db } = bench.conexao;
const ids = [...(await idsDoRetrato(db, await snapshotOf(db, cheia.quem.empresaId)))].sort();

const linhas = new Map<string, Record<string, string> | null>();
for (const rota of await documentedRoutes(bench.app)) {
  linhas.set(rota.nome, await parametrosDe(db, cheia.quem.empresaId, rota));
}

const medidas: { feitos: number; heap: number; rss: number }[] = [];
const inicio = performance.now();
const { falhas, porStatus, maisLento } = await fuzz({
  app: bench.app,
  semente,
  pedidos,
  ids,
  linhas,
  arquivos: probeFiles(),
  entrar: () => logInAs(bench, cheia.quem),
  aoAndar: (feitos) => {
    if (feitos % 1000 !== 0 && feitos !== pedidos) return;
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    const medida = { feitos, heap: heapUsed / 1e6, rss: rss / 1e6 };
    medidas.push(medida);
    console.log(`${feitos} pedidos: ${medida.heap.toFixed(0)} MB de heap, ${medida.rss.toFixed(0)} MB de RSS`);
  },
});
const segundos = (performance.now() - inicio) / 1000;
// The first quarter fills caches and compiles; after it the memory must stay stable.
const [depoisDoComeco] = medidas.slice(Math.floor(medidas.length / 4));
const cresceu = (medidas.at(-1)?.heap ?? 0) - (depoisDoComeco?.heap ?? 0);

console.log(
  `${segundos.toFixed(0)} s, ${(pedidos / segundos).toFixed(0)} pedidos/s; o mais lento ${maisLento.ms.toFixed(0)} ms em ${maisLento.rota}`,
);
console.log('Respostas:', porStatus);
console.log(
  `Heap depois do primeiro quarto: ${cresceu >= 0 ? '+' : ''}${cresceu.toFixed(0)} MB (limite ${CRESCER_MB})`,
);
for (const { rota, status, ms, resposta, pedido } of falhas) {
  console.error(`\n${status} em ${ms.toFixed(0)} ms: ${rota}\n  ${pedido}\n  ${resposta.slice(0, 300)}`);
}
await bench.desmontar();
await removeDatabases();
process.exit(falhas.length > 0 || cresceu > CRESCER_MB ? 1 : 0);
