import { createMemoryHistory } from '@tanstack/react-router';
import { TIPOS_DE_ACHADO } from '#lib/contracts/views/busca.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { startSession } from '#lib/session/session.ts';
import { ACOES } from './palette/palette-actions.tsx';
import { acoesDoRegistro } from './palette/record-actions.tsx';
import { LUGARES } from './places.tsx';
import { destinoDoAchado, REGISTROS, registroDaRota } from './records.tsx';
import { criarRouter } from './routes.ts';
import { SECTIONS } from './shortcuts.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const router = criarRouter(createMemoryHistory({ initialEntries: ['/dashboard'] }));
beforeEach(() => startSession(MARIA));

const DESTINOS = [
  ...[...LUGARES, ...ACOES].map(({ titulo, destino }) => [titulo, destino] as const),
  ...SECTIONS.map(({ nome, destino }) => [`g: ${nome}`, destino] as const),
  ...TIPOS_DE_ACHADO.map((tipo) => [tipo, destinoDoAchado({ tipo, id: ID, em: ID })] as const),
  ...TIPOS_DE_ACHADO.flatMap((tipo) => acoesDoRegistro(tipo, ID, 'X')).flatMap(({ titulo, destino }) =>
    destino ? [[titulo, destino] as const] : [],
  ),
];

test.each(DESTINOS)('%s leads to a page of the route table, with an address the page understands', (_, destino) => {
  const lugar = router.buildLocation(destino);
  const [ultima] = router.matchRoutes(lugar).slice(-1);
  expect(ultima?.fullPath).not.toBe('/$');
  expect(ultima?.fullPath).toBe(destino.to);
  expect(ultima?.search).toMatchObject((destino.search as object) ?? {});
});

test('every page of a record is known by its route, and no other is', () => {
  for (const tipo of TIPOS_DE_ACHADO) {
    const { pagina } = REGISTROS[tipo];
    if (pagina) expect(registroDaRota(pagina)).toBe(tipo);
  }
  expect(registroDaRota('/importacao/processos')).toBeNull();
});

test('no letter leads to two places', () => {
  expect(new Set(SECTIONS.map(({ letra }) => letra)).size).toBe(SECTIONS.length);
});
