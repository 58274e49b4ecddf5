import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExclusaoDosEscolhidos } from './ExclusaoDosEscolhidos.tsx';

const NOMES = ['Águia', 'Falcão', 'Gavião'];

function abrir({
  quantos = '3 importadores',
  total = 3,
  nomes = NOMES as string[] | null,
  excluidos = false,
  excluir = jest.fn(async () => {}),
  restaurar = jest.fn(async () => {}),
} = {}) {
  render(
    <ExclusaoDosEscolhidos
      quantos={quantos}
      total={total}
      nomes={nomes}
      excluidos={excluidos}
      excluir={excluir}
      restaurar={restaurar}
    >
      Deixam de ser oferecidos.
    </ExclusaoDosEscolhidos>,
  );
  return { pessoa: userEvent.setup(), excluir, restaurar };
}

const botao = (name: string) => screen.getByRole('button', { name });

describe('Deleting the chosen rows', () => {
  test('says how many, which and what follows before it does anything; Cancelar does nothing', async () => {
    const { pessoa, excluir } = abrir();
    await pessoa.click(botao('Excluir'));
    const dialogo = screen.getByRole('dialog', { name: 'Excluir 3 importadores?' });
    expect(dialogo).toHaveTextContent('Águia; Falcão; Gavião.');
    expect(dialogo).toHaveTextContent('Deixam de ser oferecidos.');
    expect(dialogo).toHaveTextContent('voltam pelo filtro “Excluídos”');
    expect(botao('Cancelar')).toHaveFocus();
    await pessoa.click(botao('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(excluir).not.toHaveBeenCalled();
  });

  test('names no more than five, and how many others', async () => {
    const { pessoa } = abrir({ nomes: Array.from({ length: 7 }, (_, i) => `Nº ${i}`), total: 7 });
    await pessoa.click(botao('Excluir'));
    expect(screen.getByRole('dialog')).toHaveTextContent('Nº 0; Nº 1; Nº 2; Nº 3; Nº 4 e mais 2.');
  });

  test('a refusal is said where it was asked, and the dialog stays', async () => {
    const { pessoa } = abrir({ excluir: jest.fn(() => Promise.reject(new Error('O resultado mudou.'))) });
    await pessoa.click(botao('Excluir'));
    await pessoa.click(botao('Excluir'));
    expect(await screen.findByText('O resultado mudou.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('a whole result is deleted only when it is said that the rows out of sight are meant too', async () => {
    const { pessoa, excluir } = abrir({ quantos: '1.234 importadores', total: 1234, nomes: null });
    await pessoa.click(botao('Excluir'));
    expect(screen.getByRole('dialog')).toHaveTextContent('não só o que está nesta página');
    expect(botao('Excluir')).toBeDisabled();
    await pessoa.click(
      screen.getByRole('checkbox', { name: 'Sim, excluir 1.234 importadores, também o que não está à vista.' }),
    );
    await pessoa.click(botao('Excluir'));
    expect(excluir).toHaveBeenCalledTimes(1);
  });

  test('a result larger than goes at once is not offered to be', async () => {
    const { pessoa } = abrir({ quantos: '10.001 importadores', total: 10_001, nomes: null });
    await pessoa.click(botao('Excluir'));
    expect(screen.getByRole('dialog')).toHaveTextContent('De uma vez vão até 10.000. Filtre mais.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(botao('Excluir')).toBeDisabled();
  });

  test('among the deleted they are brought back instead', async () => {
    const { pessoa, restaurar } = abrir({ excluidos: true });
    expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
    await pessoa.click(botao('Trazer de volta'));
    expect(restaurar).toHaveBeenCalledTimes(1);
  });
});
