import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { ExclusaoDosEscolhidos } from './ExclusaoDosEscolhidos.tsx';

const ESCOLHIDOS = ['Águia', 'Falcão', 'Gavião'].map((nome) => ({ id: nome.toLowerCase(), nome }));

function abrir({
  excluidos = false,
  escolhidos = ESCOLHIDOS,
  excluir = async (_id: string) => {},
  restaurar = async (_id: string) => {},
}) {
  const aoTerminar = jest.fn();
  render(
    <SnackbarProvider>
      <ExclusaoDosEscolhidos
        escolhidos={escolhidos}
        excluidos={excluidos}
        palavras={['importador', 'importadores']}
        excluir={excluir}
        restaurar={restaurar}
        aoTerminar={aoTerminar}
      >
        Deixam de ser oferecidos.
      </ExclusaoDosEscolhidos>
    </SnackbarProvider>,
  );
  return { aoTerminar, pessoa: userEvent.setup() };
}

const botao = (name: string) => screen.getByRole('button', { name });

describe('Deleting the chosen rows', () => {
  test('says how many, which and what follows before it does anything; Cancelar does nothing', async () => {
    const excluir = jest.fn(async () => {});
    const { pessoa, aoTerminar } = abrir({ excluir });
    await pessoa.click(botao('Excluir'));
    const dialogo = screen.getByRole('dialog', { name: 'Excluir 3 importadores?' });
    expect(dialogo).toHaveTextContent('Águia; Falcão; Gavião.');
    expect(dialogo).toHaveTextContent('Deixam de ser oferecidos.');
    expect(dialogo).toHaveTextContent('o filtro “Excluídos” os traz de volta');
    expect(botao('Cancelar')).toHaveFocus();
    await pessoa.click(botao('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([excluir.mock.calls, aoTerminar.mock.calls]).toEqual([[], []]);
  });

  test('names no more than five, and how many others', async () => {
    const muitos = Array.from({ length: 7 }, (_, i) => ({ id: `${i}`, nome: `Nº ${i}` }));
    const { pessoa } = abrir({ escolhidos: muitos });
    await pessoa.click(botao('Excluir'));
    expect(screen.getByRole('dialog')).toHaveTextContent('Nº 0; Nº 1; Nº 2; Nº 3; Nº 4 e mais 2.');
  });

  test('deletes each in turn and says so', async () => {
    const feitos: string[] = [];
    const { pessoa, aoTerminar } = abrir({ excluir: async (id) => void feitos.push(id) });
    await pessoa.click(botao('Excluir'));
    await pessoa.click(botao('Excluir'));
    expect(await screen.findByText('3 importadores na lista dos excluídos.')).toBeVisible();
    expect(feitos).toEqual(['águia', 'falcão', 'gavião']);
    expect(aoTerminar).toHaveBeenCalledTimes(1);
  });

  test('one that is refused is named, with how many went before it; the dialog stays', async () => {
    const { pessoa, aoTerminar } = abrir({
      excluir: async (id) => {
        if (id === 'falcão') throw new Error('Está em uso.');
      },
    });
    await pessoa.click(botao('Excluir'));
    await pessoa.click(botao('Excluir'));
    expect(await screen.findByText('Falcão: Está em uso. Feitos antes: 1 de 3.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(aoTerminar).not.toHaveBeenCalled();
  });

  test('among the deleted they are brought back instead', async () => {
    const feitos: string[] = [];
    const { pessoa, aoTerminar } = abrir({
      excluidos: true,
      escolhidos: ESCOLHIDOS.slice(0, 1),
      restaurar: async (id) => void feitos.push(id),
    });
    expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
    await pessoa.click(botao('Trazer de volta'));
    expect(await screen.findByText('1 importador de volta.')).toBeVisible();
    expect(feitos).toEqual(['águia']);
    expect(aoTerminar).toHaveBeenCalledTimes(1);
  });
});
