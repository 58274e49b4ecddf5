import { fingirApi, responder } from './api-de-teste.ts';
import { exportList, rowCounter } from './export.ts';

const bytes = (...partes: number[]) => Uint8Array.from(partes);

test('the rows of a CSV are counted by their ends, wherever the pieces are cut; its titles are no row', () => {
  const contar = rowCounter('csv');
  const texto = new TextEncoder();
  expect(contar(texto.encode('Titulo\r'))).toBe(0);
  expect(contar(texto.encode('\na;"duas\nlinhas"\r\nb'))).toBe(1);
  expect(contar(texto.encode('\r\n'))).toBe(2);
});

test('those of an XLSX by the mark after each slice of five hundred', () => {
  const contar = rowCounter('xlsx');
  expect(contar(bytes(1, 0, 0, 0))).toBe(0);
  expect(contar(bytes(0xff))).toBe(0);
  expect(contar(bytes(0xff, 7))).toBe(500);
  expect(contar(bytes(0, 0, 0xff, 0xff))).toBe(1000);
});

test('what came is one file, and on the way it says how many rows of how many', async () => {
  const { pedidos } = fingirApi({
    'GET /api/Processo/Exportar': () => new Response('T\r\na\r\nb\r\n', { headers: { 'X-Total-Count': '2' } }),
  });
  const ditos: unknown[] = [];
  const arquivo = await exportList({
    recurso: '/api/Processo',
    formato: 'csv',
    consulta: { q: 'x' },
    aoProgredir: (andamento) => ditos.push(andamento),
  });
  expect(await arquivo.text()).toBe('T\r\na\r\nb\r\n');
  expect(ditos.at(-1)).toEqual({ linhas: 2, total: 2 });
  expect(new URL(pedidos[0]?.url ?? '').search).toBe('?q=x&formato=csv');
});

test('a refusal is said in the words of the server', async () => {
  fingirApi({ 'GET /api/Processo/Exportar': () => responder({ Error: 'Linhas demais.', codigo: 'REGRA' }, 422) });
  await expect(exportList({ recurso: '/api/Processo', formato: 'xlsx', consulta: {} })).rejects.toThrow(
    'Linhas demais.',
  );
});

test('a connection that breaks half way is no file', async () => {
  const meio = new ReadableStream({
    start(controle) {
      controle.enqueue(new TextEncoder().encode('T\r\n'));
    },
    pull(controle) {
      controle.error(new TypeError('network error'));
    },
  });
  fingirApi({ 'GET /api/Processo/Exportar': () => new Response(meio) });
  await expect(exportList({ recurso: '/api/Processo', formato: 'csv', consulta: {} })).rejects.toThrow(
    'Sem conexão com o servidor.',
  );
});

test('given up, it ends as an abort and not as a failure', async () => {
  const desistencia = new AbortController();
  fingirApi({
    'GET /api/Processo/Exportar': () => {
      desistencia.abort();
      return new Response('T\r\n');
    },
  });
  const pedido = exportList({ recurso: '/api/Processo', formato: 'csv', consulta: {}, signal: desistencia.signal });
  await expect(pedido).rejects.toMatchObject({ name: 'AbortError' });
});
