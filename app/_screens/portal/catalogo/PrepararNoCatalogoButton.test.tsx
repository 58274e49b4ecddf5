import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import type { ItemLido } from '#lib/registros/item.ts';
import { PrepararNoCatalogoButton } from './PrepararNoCatalogoButton.tsx';

const id = (n: number) => `01900000-0000-7000-8000-00000000009${n}`;
const PREPARAR = '/api/PortalUnico/Produto/Preparar';
/** Of an item, only the id is looked at. */
const api: ListResource<ItemLido> = {
  recurso: '/api/Item',
  linha: z.object({ id: z.string() }) as unknown as z.ZodType<ItemLido>,
};
const IMPORTADORA = contratoDeImportador.lido.parse({
  id: id(8),
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  criadoPor: 'Ana',
  excluidoEm: null,
  alteradoEm: null,
  alteradoPor: null,
  razaoSocial: 'Fictícia Águia',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
  resolucoes: [],
});

function abrir(total: number, itens: object[]) {
  const limpar = jest.fn();
  const escolhida = { tipo: 'resultado', total, consulta: { origem: 'IMPORTADO' } } as const;
  const { pedidos } = abrirTelas({
    endereco: '/itens',
    telas: { '/itens': [() => <PrepararNoCatalogoButton api={api} escolhida={escolhida} aoTerminar={limpar} />] },
    rotas: {
      'GET /api/Importador': () => responder([IMPORTADORA], 200, { 'X-Total-Count': '1' }),
      'GET /api/Item': () => responder(itens, 200, { 'X-Total-Count': String(itens.length) }),
      [`POST ${PREPARAR}`]: () =>
        responder({
          preparados: 1,
          jaHavia: 1,
          recusados: [{ id: id(3), nome: 'FICT-3', motivo: 'É de origem nacional: o Catálogo é do que se importa.' }],
        }),
    },
  });
  return { pedidos, limpar };
}

async function preparar() {
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar no Catálogo…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Preparar rascunhos do Catálogo' }));
  await userEvent.click(dialogo.getByRole('combobox', { name: /Importador/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fictícia Águia' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Preparar' }));
  return dialogo;
}

test('the items of the whole result are drafted, and what was left out is told by its reason', async () => {
  const { pedidos, limpar } = abrir(
    3,
    [1, 2, 3].map((n) => ({ id: id(n) })),
  );
  await preparar();
  expect(await screen.findByText('1 rascunho preparado.')).toBeVisible();
  expect(screen.getByText('1 item já tinha produto deste importador neste ambiente.')).toBeVisible();
  expect(screen.getByText(/FICT-3: É de origem nacional/)).toBeVisible();
  expect(limpar).toHaveBeenCalledTimes(1);
  const [pedido] = pedidos('POST', PREPARAR);
  expect(await pedido?.clone().json()).toEqual({
    ambiente: 'TREINAMENTO',
    importadorId: id(8),
    itens: [id(1), id(2), id(3)],
  });
});

test.each([
  ['more items than one act takes', 501, [], 'De uma vez vão até 500 itens. Filtre mais.'],
  ['a list that changed', 2, [{ id: id(1) }], 'A lista mudou desde que você a marcou. Confira e marque de novo.'],
] as const)('%s: nothing is asked, and the dialog stays with the sentence', async (_nome, total, itens, frase) => {
  const { pedidos, limpar } = abrir(total, [...itens]);
  const dialogo = await preparar();
  expect(await dialogo.findByText(frase)).toBeVisible();
  expect([pedidos('POST', PREPARAR), limpar.mock.calls]).toEqual([[], []]);
});
