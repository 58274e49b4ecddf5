import { screen } from '@testing-library/react';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { leis } from '#lib/contracts/parametros/leis.ts';
import { AjudaScreen } from './AjudaScreen.tsx';
import { ajudaBusca } from './ajuda-busca.ts';

const LEIS = leis.parse([
  {
    id: 'lc-214-2025',
    nome: 'Lei Complementar nº 214/2025',
    origem: 'Cópia de julho de 2026. Vale o texto oficial.',
    artigos: [
      { numero: '381', paragrafos: [] },
      { numero: '443', paragrafos: ['Fica suspensa a incidência do IBS e da CBS.', '§ 1º Não se aplica.'] },
    ],
  },
]);

const Citacao = () => <TextoComLeis texto="Suspenso (LC 214/2025, art. 443, § 3º)." />;

test('a citation leads to the text of its article, with where the copy is from', async () => {
  const { endereco } = abrirTelas({
    endereco: '/dashboard',
    telas: { '/dashboard': [Citacao, {}], '/ajuda': [() => null, { validateSearch: ajudaBusca }] },
    rotas: {},
  });
  const link = await screen.findByRole('link', { name: 'LC 214/2025, art. 443, § 3º' });
  expect(link).toHaveAttribute('href', '/ajuda?lei=lc-214-2025.443');
  expect(link).toHaveAttribute('target', '_blank');
  expect(endereco()).toBe('/dashboard');
});

function abrir(lei: string) {
  return abrirTelas({
    endereco: `/ajuda?lei=${lei}`,
    telas: { '/ajuda': [AjudaScreen, { validateSearch: ajudaBusca }] },
    rotas: {
      'GET /ajuda/manual.json': () => responder({ apresentacao: [], secoes: [] }),
      'GET /ajuda/leis.json': () => responder(LEIS),
    },
  });
}

test('an article is shown as it was copied', async () => {
  abrir('lc-214-2025.443');
  expect(await screen.findByRole('heading', { name: 'Art. 443' })).toBeVisible();
  expect(screen.getByText('Fica suspensa a incidência do IBS e da CBS.')).toBeVisible();
  expect(screen.getByText('Cópia de julho de 2026. Vale o texto oficial.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Art. 381' })).toBeNull();
});

test.each(['lc-214-2025.381', 'lc-214-2025.999'])('%s, which is not in the copy, says so', async (lei) => {
  abrir(lei);
  expect(await screen.findByText(/não está na cópia do Cais/)).toBeVisible();
});
