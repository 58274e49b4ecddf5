import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { BuscaChip } from './BuscaChip.tsx';
import { filtroDeBusca } from './filtro-de-busca.ts';

const importador = z.object({ id: z.string(), razaoSocial: z.string() });
const FILTRO = filtroDeBusca({
  campo: 'importadorId',
  nome: 'Importador',
  endpoint: 'Importador/GetByQ',
  api: { recurso: '/api/Importador', linha: importador },
  chamado: ({ razaoSocial }: z.infer<typeof importador>) => razaoSocial,
});

function Filtrada({ inicial }: { inicial?: string }) {
  const [valor, setValor] = useState(inicial);
  if (FILTRO.tipo !== 'busca') throw new Error('Not a filter by what is looked up.');
  return (
    <CacheDeTeste>
      <BuscaChip filtro={FILTRO} valor={valor} aoMudar={setValor} />
      <output>{valor ?? 'todos'}</output>
    </CacheDeTeste>
  );
}

const chip = (name: string) => screen.findByRole('button', { name });

test('a record that is looked up filters by its id, and the chip says its name until it is taken off', async () => {
  fingirApi({
    'GET /api/Importador/GetByQ': () => responder([{ id: 'i1', codigo: '11', nome: 'Águia' }]),
    'GET /api/Importador/i1': () => responder({ id: 'i1', razaoSocial: 'Fictícia Águia Ltda' }),
  });
  render(<Filtrada />);
  await userEvent.click(await chip('Importador'));
  expect(await screen.findByRole('combobox', { name: 'Importador' })).toHaveFocus();
  await userEvent.keyboard('agu');
  await userEvent.click(await screen.findByRole('option', { name: '11 - Águia' }));
  expect(screen.getByRole('status')).toHaveTextContent('i1');
  const posto = await chip('Importador: Fictícia Águia Ltda');
  posto.focus();
  await userEvent.keyboard('{Delete}');
  expect(await chip('Importador')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('todos');
});

test('one that was deleted still filters, and is said to be', async () => {
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  fingirApi({
    'GET /api/Importador/i1': () => responder({ Error: 'Este importador não existe.', codigo: 'NAO_ENCONTRADO' }, 404),
  });
  render(<Filtrada inicial="i1" />);
  expect(await chip('Importador: excluído')).toBeVisible();
  calado.mockRestore();
});
