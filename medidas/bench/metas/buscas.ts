import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cronometrar, type Meta, percentil, tempos } from './meta.ts';

/** Each text is typed letter by letter. */
const DIGITADOS = [
  'rx-0047112',
  'ic-1234',
  'capacitor cer',
  'giroscopio',
  'bateria de litio',
  '8542.31',
  'unicornio',
  'lm-19',
];
/** Parts from the middle of words: in one row in a hundred, in one in two million, in none. */
const PEDACOS = ['roscop', 'nicorn', 'xilofo', 'iroscopio mod'];

/**
 * Measures searches among two million part numbers: the wait after each letter, and a substring against PostgreSQL reading every
 * row.
 */
export async function medirBuscas(
  app: FastifyInstance,
  { empresaId, token, itens }: { empresaId: string; token: string; itens: number },
): Promise<Meta[]> {
  const procurar = (q: string) =>
    app.inject({
      url: `/api/Item/GetByPartnumberQ?${new URLSearchParams({ q })}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const letras = DIGITADOS.flatMap((texto) => Array.from(texto, (_, i) => texto.slice(0, i + 1)));
  const deCadaLetra = await tempos(letras.length, (rodada) => procurar(letras[rodada % letras.length] ?? ''));

  const razoes: number[] = [];
  for (const pedaco of PEDACOS) {
    const nosso = percentil(await tempos(9, () => procurar(pedaco)), 0.5);
    const lendoTudo = await cronometrar(() =>
      app.cais.db.execute(
        sql`select id from item_cadastrado where empresa_id = ${empresaId} and descricao ilike ${`%${pedaco}%`} order by part_number limit 20`,
      ),
    );
    razoes.push(lendoTudo / nosso);
  }
  return [
    {
      nome: `Typeahead over ${itens.toLocaleString('en')} items, p95`,
      medido: percentil(deCadaLetra, 0.95),
      alvo: ['<=', 30],
      unidade: 'ms',
      nota: `${letras.length} keystrokes, p50 ${percentil(deCadaLetra, 0.5).toFixed(1)} ms`,
    },
    {
      nome: 'Substring, to a sequential ILIKE, the worst of four',
      medido: Math.min(...razoes),
      alvo: ['>=', 10],
      unidade: '×',
      nota: razoes.map((razao) => `${razao.toFixed(0)} ×`).join(', '),
    },
  ];
}
