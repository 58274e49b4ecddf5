import { z } from 'zod';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import type { FiltroDaLista } from './definicao-da-lista.ts';
import { filtroDeBusca } from './filtro-de-busca.ts';
import { filtrosPorExtenso } from './filtros-por-extenso.ts';

const registro = z.object({ nome: z.string() });
const FILTROS: readonly FiltroDaLista[] = [
  { tipo: 'opcao', campo: 'situacao', nome: 'Situação', opcoes: [['ABERTO', 'Em aberto']] },
  { tipo: 'periodo', campo: 'registro', nome: 'Registro' },
  { tipo: 'texto', campo: 'ncm', nome: 'NCM', ler: (valor) => ({ valor }), mostrar: () => '8471.30.12' },
  filtroDeBusca({
    campo: 'importadorId',
    nome: 'Importador',
    endpoint: 'Importador/GetByQ',
    api: { recurso: '/api/Importador', linha: registro },
    chamado: ({ nome }) => nome,
  }),
];

test('filters are worded as their chips are, and only those in use', async () => {
  fingirApi({ 'GET /api/Importador/i1': () => responder({ nome: 'Fictícia Ltda' }) });
  const postos = { q: 'doca', situacao: 'ABERTO', registroDe: '2026-11-01', ncm: '84713012', importadorId: 'i1' };
  expect(await filtrosPorExtenso(FILTROS, postos)).toEqual({
    q: ['Busca', 'doca'],
    situacao: ['Situação', 'Em aberto'],
    registroDe: ['Registro', 'desde 01/11/2026'],
    registroAte: ['Registro', 'desde 01/11/2026'],
    ncm: ['NCM', '8471.30.12'],
    importadorId: ['Importador', 'Fictícia Ltda'],
  });
  expect(await filtrosPorExtenso(FILTROS, {})).toEqual({});
});

test('a record that is gone leaves its filter stated', async () => {
  fingirApi({ 'GET /api/Importador/i2': () => responder({ Error: 'Não existe.', codigo: 'NAO_ENCONTRADO' }, 404) });
  expect(await filtrosPorExtenso(FILTROS, { importadorId: 'i2' })).toEqual({
    importadorId: ['Importador', 'excluído'],
  });
});
