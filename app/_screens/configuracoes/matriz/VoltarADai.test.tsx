import { screen } from '@testing-library/react';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { ItemDaMatrizScreen, NovoItemDaMatrizScreen } from './ItemDaMatrizScreen.tsx';
import { itemDaMatrizBusca } from './item-da-matriz-busca.ts';
import { novoItemDaMatrizBusca } from './novo-item-da-matriz-busca.ts';

const DAI = '01a1fd15-e7ab-758c-8773-6cd900bf9e07';
const ITEM = '01a1fd15-e7ab-758c-8773-6cd900bf9e00';
const abrir = (endereco: string) =>
  abrirTelas({
    endereco,
    telas: {
      '/configuracoes/matriz/novo': [NovoItemDaMatrizScreen, { validateSearch: novoItemDaMatrizBusca }],
      '/configuracoes/matriz/$id': [ItemDaMatrizScreen, { validateSearch: itemDaMatrizBusca }],
    },
    rotas: { [`GET /api/MatrizTributacao/${ITEM}`]: () => responder({ Error: 'Ocupado.', codigo: 'FALHA' }, 503) },
  });

test.each([
  ['while it is typed', `/configuracoes/matriz/novo?dai=${DAI}`],
  ['once it is written', `/configuracoes/matriz/${ITEM}?dai=${DAI}`],
])('a row of the matriz made for a DAI leads back to it %s', async (_quando, endereco) => {
  abrir(endereco);
  expect(await screen.findByRole('link', { name: 'Voltar à DAI' })).toHaveAttribute(
    'href',
    `/importacao/sefaz/${DAI}?aba=adicoes`,
  );
});

test('a row that is opened by itself leads to no DAI', async () => {
  abrir('/configuracoes/matriz/novo');
  expect(await screen.findByRole('heading', { name: /Novo item da matriz/i })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Voltar à DAI' })).not.toBeInTheDocument();
});
