import type { FastifyInstance } from 'fastify';
import { type Meta, percentil, tempos } from './meta.ts';

const CONSULTAS = [
  '',
  'pagina=40',
  'situacao=PARAMETRIZADO&ordem=-criadoEm',
  'canalRfb=VERMELHO&ordem=-dataRegistro',
  'ordem=-valorAduaneiro',
  'ordem=fornecedor',
  'q=IMP-2026-012345',
  'q=fornecedor+17+',
  'dataRegistroDe=2023-03-01&dataRegistroAte=2023-03-31',
];
const VEZES = 25;

/** Measures the list of 20,000 processes on the embedded database: pages, orders, filters and searches in turn. */
export async function medirListaEmbutida(app: FastifyInstance, token: string): Promise<Meta> {
  const medidos = await tempos(CONSULTAS.length * VEZES, async (rodada) => {
    const consulta = CONSULTAS[rodada % CONSULTAS.length];
    const { statusCode, body } = await app.inject({
      url: `/api/Processo?${consulta}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (statusCode !== 200) throw new Error(body);
  });
  return {
    nome: 'PGlite: list of 20,000 processes, p95',
    medido: percentil(medidos, 0.95),
    alvo: ['<=', 50],
    unidade: 'ms',
    nota: `${medidos.length} requests, p50 ${percentil(medidos, 0.5).toFixed(1)} ms`,
  };
}
