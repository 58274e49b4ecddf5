import type { Pedido, Rota } from './api.ts';
import { ADICAO, LEITURA_DI, PROCESSO_INTEIRO, processos } from './declaracao.ts';
import { CADASTROS, MOEDAS, USUARIO } from './pessoa-e-cadastros.ts';

/** Method, path and usual answer; the first match answers. */
export const ROTAS: [string, RegExp, Rota][] = [
  ['POST', /^\/Auth\/Login$/, entrar],
  ['POST', /^\/Auth\/Logout$/, () => ({ status: 204 })],
  ['GET', /^\/api\/Moeda$/, () => ({ corpo: MOEDAS })],
  ['POST', /^\/api\/Di\/Ler$/, () => ({ corpo: LEITURA_DI })],
  ['POST', /^\/api\/Processo\/ImportarDi$/, () => ({ status: 201, corpo: [PROCESSO_INTEIRO] })],
  ['GET', /^\/api\/Processo$/, () => lista(processos(25))],
  ['GET', /^\/api\/Processo\/[^/]+$/, () => ({ corpo: PROCESSO_INTEIRO })],
  ['GET', /^\/api\/Adicao$/, () => lista([ADICAO])],
  ['GET', /^\/api\/\w+\/GetBy\w*Q$/, procurar],
  ['GET', /^\/api\/\w+$/, ({ caminho }) => lista(cadastro(caminho))],
  ['GET', /^\/api\/\w+\/\w+$/, umSo],
  ['POST', /^\/api\/\w+$/, ({ corpo }) => ({ status: 201, corpo: { id: 99, ...JSON.parse(corpo.toString()) } })],
  ['PUT', /^\/api\/\w+$/, ({ corpo }) => ({ corpo: JSON.parse(corpo.toString()) })],
  ['DELETE', /^\/api\/\w+\/\w+$/, () => ({ status: 204 })],
];

/** The answer of a list: its rows and their count. */
export function lista(linhas: unknown[]) {
  return { corpo: linhas, cabecalhos: { 'X-Total-Count': String(linhas.length) } };
}

function entrar({ corpo }: Pedido) {
  const { password } = JSON.parse(corpo.toString());
  return password === 'segredo' ? { corpo: USUARIO } : { status: 401, corpo: { message: 'Unauthorized' } };
}

function cadastro(caminho: string): Record<string, unknown>[] {
  return CADASTROS[caminho.split('/')[2] ?? ''] ?? [];
}

function umSo({ caminho }: Pedido) {
  const achado = cadastro(caminho).find(({ id }) => String(id) === caminho.split('/')[3]);
  return achado ? { corpo: achado } : { status: 404 };
}

/** The typeahead: rows that contain the text in any field. */
function procurar({ caminho, consulta }: Pedido) {
  const q = (consulta.get('q') ?? '').toLowerCase();
  return { corpo: cadastro(caminho).filter((linha) => JSON.stringify(linha).toLowerCase().includes(q)) };
}
