import { sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/db/database.ts';
import { findRows } from '#server/platform/search/find.ts';
import { questionOf } from '#server/platform/search/question.ts';
import { ITEM_SOURCE } from '#server/platform/search/sources.ts';
import { buscar } from '#server/views/busca/buscar.ts';
import { semearItens } from './muitos-itens.ts';
import { semearProcessos } from './muitos-processos.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- busca [itens]` measures the general search and the lookup of part numbers over two million
 * part numbers and 200,000 processes of one company. It sends some 200 different queries and prints p50, p95, the worst of each
 * kind, and the time of reading the rows one by one.
 */
const [quantos = '2000000'] = process.argv.slice(2);
const ITENS = Number(quantos);
const PROCESSOS = 200_000;

await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const { db } = conexao;
  const empresaId = await semearProcessos(conexao, PROCESSOS);
  await semearItens(conexao, empresaId, ITENS);
  await db.execute(sql`vacuum analyze`);
  console.log(`\n${ITENS} part numbers, ${PROCESSOS} processes`);

  const perguntas = perguntasDe(ITENS);
  const tudo = await medir(perguntas, (q) => buscar(db, empresaId, q));
  const lookup = await medir(
    perguntas.filter(({ deProcesso }) => !deProcesso),
    async (q) => {
      const pergunta = questionOf(q);
      if (pergunta) await findRows(db, [ITEM_SOURCE], { empresaId, pergunta, maximo: 20 });
    },
  );
  const sequencial = await tempoDe(() =>
    db.execute(
      sql`select id from item_cadastrado where empresa_id = ${empresaId} and descricao ilike '%zzzzzz%' limit 6`,
    ),
  );
  contar('search of everything', tudo, sequencial);
  contar('lookup of part numbers', lookup, sequencial);
  console.log(`one ILIKE row by row: ${sequencial.toFixed(0)} ms`);
}

type Medida = { tipo: string; q: string; ms: number };

async function medir(perguntas: readonly Pergunta[], fazer: (q: string) => Promise<unknown>): Promise<Medida[]> {
  for (const { q } of perguntas.filter((_, i) => i % 7 === 0)) await fazer(q);
  const medidas: Medida[] = [];
  for (const { tipo, q } of perguntas) medidas.push({ tipo, q, ms: await tempoDe(() => fazer(q)) });
  return medidas;
}

function contar(titulo: string, medidas: readonly Medida[], sequencial: number): void {
  const p95 = percentil(medidas, 0.95);
  console.log(
    `${titulo}: ${medidas.length} queries, p50 ${percentil(medidas, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${percentil(medidas, 1).toFixed(1)} ms; the ILIKE takes ${(sequencial / p95).toFixed(0)} × the p95`,
  );
  for (const [tipo, suas] of Map.groupBy(medidas, (uma) => uma.tipo)) {
    const pior = suas.reduce((uma, outra) => (outra.ms > uma.ms ? outra : uma));
    console.log(
      `  ${tipo.padEnd(34)} p50 ${percentil(suas, 0.5).toFixed(1).padStart(6)} ms   worst ${pior.ms.toFixed(1).padStart(6)} ms  (${pior.q})`,
    );
  }
}

function percentil(medidas: readonly Medida[], parte: number): number {
  const tempos = medidas.map(({ ms }) => ms).sort((um, outro) => um - outro);
  return tempos[Math.min(tempos.length - 1, Math.floor(tempos.length * parte))] ?? 0;
}

async function tempoDe(fazer: () => Promise<unknown>): Promise<number> {
  const inicio = performance.now();
  await fazer();
  return performance.now() - inicio;
}

interface Pergunta {
  tipo: string;
  q: string;
  /** The lookup of part numbers does not get this query. */
  deProcesso?: boolean;
}

/** Queries as people type them: mostly numbers, whole or partial; then names; now and then a word that is in every row or in none. */
function perguntasDe(itens: number): Pergunta[] {
  const n = (i: number) => String(1 + ((i * 104_729) % itens)).padStart(7, '0');
  const p = (i: number) => String(1 + ((i * 7_919) % PROCESSOS)).padStart(6, '0');
  const varias = (tipo: string, vezes: number, q: (i: number) => string): Pergunta[] =>
    Array.from({ length: vezes }, (_, i) => ({ tipo, q: q(i), deProcesso: /process|DI/.test(tipo) }));
  const familias = ['rx', 'ic', 'cap', 'res', 'con', 'pcb', 'fx', 'lm', 'bc', 'ztx'];
  return [
    ...varias('number of a process', 20, (i) => `IMP-2026-${p(i)}`),
    ...varias(
      'DI as printed',
      20,
      (i) =>
        `${p(i)
          .padStart(10, '0')
          .replace(/^(..)(.{7})(.)$/, '$1/$2-$3')}`,
    ),
    ...varias('DI, digits', 10, (i) => p(i).padStart(10, '0')),
    ...varias('begun number of a process', 10, (i) => `imp-2026-${p(i).slice(0, 3 + (i % 3))}`),
    ...varias('digits of a part number', 30, (i) => n(i)),
    ...varias('begun part number', 30, (i) => `${familias[i % 10]}-${n(i).slice(0, 1 + (i % 6))}`),
    ...varias('family', 10, (i) => familias[i] ?? ''),
    ...varias('one letter', 8, (i) => 'rcilbzfm'[i] ?? ''),
    ...varias(
      'NCM',
      10,
      (i) =>
        ['85322410', '8533', '8542.31.90', '8536', '7318.15.00', '73202010', '8544', '8507', '90138010', '9013'][i] ??
        '',
    ),
    ...varias(
      'words of many rows',
      20,
      (i) =>
        [
          'componente',
          'eletronico',
          'mecanico',
          'capacitor',
          'resistor de filme',
          'bateria de litio',
          'tela',
          'cristal liquido',
          'parafuso sextavado',
          'mola',
        ][i % 10] ?? '',
    ),
    ...varias('word of the older half', 4, () => 'descontinuado'),
    ...varias(
      'word of one in a hundred',
      6,
      (i) => ['giroscopio', 'giro', 'roscopio', 'giroscópio', 'GIROSCOPIO', 'giroscop'][i] ?? '',
    ),
    ...varias(
      'word of one row',
      6,
      (i) => ['unicornio', 'UNICÓRNIO', 'unicor', 'componente unicornio', 'nicorni', 'unicornio mecanico'][i] ?? '',
    ),
    ...varias(
      'word of no row',
      10,
      (i) =>
        ['xilofone', 'abajur', 'zzzz', 'wkwkw', 'quimera', 'xyz-999', 'nada disso', 'ornitorrinco', 'kkkk', '77777777'][
          i
        ] ?? '',
    ),
    ...varias(
      'words of many and of few rows',
      15,
      (i) => `${['modelo', 'componente', 'mecanico'][i % 3]} ${1000 + i * 271}`,
    ),
    ...varias(
      'two words of many that seldom meet',
      3,
      (i) => ['giroscopio bateria', 'mola litio', 'eletronico mecanico'][i] ?? '',
    ),
  ];
}
