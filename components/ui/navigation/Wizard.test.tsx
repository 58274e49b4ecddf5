import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { theme } from '#components/theme/theme.ts';
import { fingirMidia } from '#components/ui/page/midia-de-teste.ts';
import { Wizard } from './Wizard.tsx';

const PASSOS = [
  { chave: 'um', titulo: 'Carga', estado: 'COMPLETO' },
  { chave: 'dois', titulo: 'Itens', estado: 'COM_PENDENCIAS' },
  { chave: 'tres', titulo: 'Adições', estado: 'VAZIO' },
  { chave: 'quatro', titulo: 'Revisão', estado: null },
] as const;
type Chave = (typeof PASSOS)[number]['chave'];

function abrir({ inicio = 'dois' as Chave, telefone = false } = {}) {
  fingirMidia(() => !telefone);
  Element.prototype.scrollIntoView = () => {};
  const aoContinuar = jest.fn();
  const aoSair = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <Caminho inicio={inicio} aoContinuar={aoContinuar} aoSair={aoSair} />
    </ThemeProvider>,
  );
  return { aoContinuar, aoSair };
}

function Caminho({ inicio, ...ao }: { inicio: Chave; aoContinuar: () => void; aoSair: () => void }) {
  const [atual, setAtual] = useState<Chave>(inicio);
  return (
    <Wizard
      titulo="Passos"
      passos={PASSOS}
      atual={atual}
      aoAbrir={setAtual}
      continuando={false}
      concluir="Concluir"
      {...ao}
    >
      <p>Aqui se preenche {atual}</p>
    </Wizard>
  );
}

const passos = () => within(screen.getByRole('navigation', { name: 'Passos' })).getAllByRole('button');
const botao = (nome: string) => screen.getByRole('button', { name: nome });

test('each step says its name and how far it is; the open one is marked', () => {
  abrir();
  expect(passos().map(({ textContent }) => textContent)).toEqual([
    '1. Cargacompleto',
    '2. Itenscom pendências',
    '3. Adiçõesvazio',
    '4. Revisão',
  ]);
  expect(passos().map((passo) => passo.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(screen.getByRole('heading', { name: 'Passo 2 de 4: Itens' })).toBeVisible();
});

test('any step is opened by keyboard, and begins at its name', async () => {
  abrir();
  for (const _ of [1, 2, 3]) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Aqui se preenche tres')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Passo 3 de 4: Adições' })).toHaveFocus();
});

test('back is the step before; on, and out, are for who walks to say', async () => {
  const { aoContinuar, aoSair } = abrir();
  await userEvent.click(botao('Voltar'));
  expect(screen.getByText('Aqui se preenche um')).toBeVisible();
  expect(botao('Voltar')).toBeDisabled();
  await userEvent.click(botao('Continuar'));
  await userEvent.click(botao('Sair e continuar depois'));
  expect([aoContinuar.mock.calls.length, aoSair.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByText('Aqui se preenche um')).toBeVisible();
});

test('the last step ends the walk', () => {
  abrir({ inicio: 'quatro' });
  expect(botao('Concluir')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
});

test('on a phone it says which step of how many, and the others are a list', async () => {
  abrir({ telefone: true });
  const escolha = screen.getByRole('combobox', { name: 'Passo 2 de 4' });
  expect(escolha).toHaveTextContent('2. Itens · com pendências');
  await userEvent.click(escolha);
  await userEvent.click(screen.getByRole('option', { name: '3. Adições · vazio' }));
  expect(screen.getByRole('combobox', { name: 'Passo 3 de 4' })).toBeVisible();
});
