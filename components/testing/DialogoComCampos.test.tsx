import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { useNavegarDaqui } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { abrirTelas } from './abrir-telas-de-teste.tsx';

interface TelaProps {
  /** False if the server refused it. */
  gravar?: () => Promise<boolean>;
}

/** A page with a dialog of one act, which leads to another page once it is done. */
function Tela({ gravar = async () => true }: TelaProps) {
  const [aberto, setAberto] = useState(true);
  const [motivo, setMotivo] = useState('de antes');
  const [q, setQ] = useState('');
  const navegar = useNavegarDaqui();
  if (!aberto) return <p>Fechado</p>;
  return (
    <DialogoDeFormulario
      titulo="Voltar um passo"
      confirmar="Confirmar"
      aoConfirmar={async () => {
        if (!(await gravar())) return;
        await navegar({ to: '/feito' } as never);
      }}
      aoFechar={() => setAberto(false)}
    >
      <SearchField rotulo="Buscar" valor={q} aoBuscar={setQ} />
      <TextoField rotulo="Motivo" maximo={500} valor={motivo} aoMudar={setMotivo} />
    </DialogoDeFormulario>
  );
}

function abrir(props: TelaProps = {}) {
  return {
    user: userEvent.setup(),
    ...abrirTelas({ endereco: '/tela', telas: { '/tela': [() => <Tela {...props} />] }, rotas: {} }),
  };
}
const motivo = () => screen.findByRole('textbox', { name: 'Motivo' });
const pergunta = async () => within(await screen.findByRole('dialog', { name: 'Descartar alterações?' }));
const continuar = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click((await pergunta()).getByRole('button', { name: 'Continuar editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Descartar alterações?' })).toBeNull());
};

test('nothing typed, or typed and taken back, or only searched, closes at once', async () => {
  const { user } = abrir();
  await user.type(await motivo(), '!');
  await user.type(await motivo(), '{Backspace}');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'parafuso');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Fechado')).toBeVisible();
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'the backdrop',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(document.querySelector('.MuiDialog-container') as HTMLElement),
  ],
  [
    '“Voltar”',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Voltar' })),
  ],
])('%s asks once something is typed, and what is typed stays', async (_, sair) => {
  const { user } = abrir();
  await user.type(await motivo(), ', e mais');
  await sair(user);
  await continuar(user);
  expect(await motivo()).toHaveValue('de antes, e mais');
  await sair(user);
  await user.click((await pergunta()).getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Fechado')).toBeVisible();
});

test('another page asks, the end of the session does not', async () => {
  const { user, navegar, endereco } = abrir();
  await user.type(await motivo(), ', e mais');
  await navegar('/dashboard');
  await continuar(user);
  expect(endereco()).toBe('/tela');
  expect(await motivo()).toHaveValue('de antes, e mais');
  await navegar('/pages/login');
  await waitFor(() => expect(endereco()).toBe('/pages/login'));
});

test('an act that is done leads on without a question; one that was refused is asked for again', async () => {
  let recusa = true;
  const { user, endereco } = abrir({ gravar: async () => !recusa });
  await user.type(await motivo(), ', e mais');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  await user.keyboard('{Escape}');
  await continuar(user);
  recusa = false;
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(endereco()).toBe('/feito'));
});
