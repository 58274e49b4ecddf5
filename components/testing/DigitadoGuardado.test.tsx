import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DigitadoGuardado } from '#components/form/DigitadoGuardado.tsx';
import { findDrafts } from '#lib/drafts/drafts.ts';
import { fingirTravas } from '#lib/drafts/locks-de-teste.ts';
import { abrirTelas } from './abrir-telas-de-teste.tsx';

beforeEach(() => fingirTravas());
afterEach(() => fingirTravas(null));

function Ato() {
  return (
    <DigitadoGuardado recurso="Ato" registro="r1" vazio={{ motivo: '' }}>
      {({ digitado, mudar, esquecer }) => (
        <>
          <input
            aria-label="Motivo"
            value={digitado.motivo}
            onChange={({ target }) => mudar({ motivo: target.value })}
          />
          <button type="button" onClick={esquecer}>
            Fazer
          </button>
        </>
      )}
    </DigitadoGuardado>
  );
}

/** The act stands on one tab of a page. */
function Abas() {
  const [aberta, setAberta] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setAberta(!aberta)}>
        Outra aba
      </button>
      {aberta && <Ato />}
    </>
  );
}

const abrir = (pessoa: string) => ({
  user: userEvent.setup(),
  ...abrirTelas({ pessoa, endereco: '/ato', telas: { '/ato': [Abas] }, rotas: {} }),
});
const motivo = () => screen.findByRole('textbox', { name: 'Motivo' });
const guardados = (usuario: string) => findDrafts({ usuario, recurso: 'Ato', registro: 'r1' });

test('what was typed is there again after another tab, says so, and can be thrown away', async () => {
  const { user } = abrir('guardado-1');
  await user.type(await motivo(), 'A apólice é outra');
  await user.click(screen.getByRole('button', { name: 'Outra aba' }));
  await waitFor(async () => expect(await guardados('guardado-1')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Outra aba' }));
  expect(await motivo()).toHaveValue('A apólice é outra');
  expect(screen.getByText(/^Rascunho de \d\d:\d\d restaurado\. Ainda não foi gravado\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar rascunho' }));
  expect(await motivo()).toHaveValue('');
  await waitFor(async () => expect(await guardados('guardado-1')).toEqual([]));
});

test('another page asks, and keeps the draft where one says so', async () => {
  const { user, navegar, voltar, endereco } = abrir('guardado-2');
  await user.type(await motivo(), 'A apólice é outra');
  await navegar('/dashboard');
  const pergunta = within(await screen.findByRole('dialog', { name: 'Descartar alterações?' }));
  expect(endereco()).toBe('/ato');
  await user.click(pergunta.getByRole('button', { name: 'Sair e manter rascunho' }));
  await waitFor(() => expect(endereco()).toBe('/dashboard'));
  voltar();
  expect(await motivo()).toHaveValue('A apólice é outra');
});

test('once the act is done nothing is kept, and nothing is asked', async () => {
  const { user, navegar, endereco } = abrir('guardado-3');
  await user.type(await motivo(), 'A apólice é outra');
  await waitFor(async () => expect(await guardados('guardado-3')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Fazer' }));
  await waitFor(async () => expect(await guardados('guardado-3')).toEqual([]));
  await navegar('/dashboard');
  await waitFor(() => expect(endereco()).toBe('/dashboard'));
});
