import Dialog from '@mui/material/Dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useTeclaGravar } from './use-tecla-gravar.ts';

function UmFormulario({ nome, gravar }: { nome: string; gravar: (nome: string) => void }) {
  const lugar = useRef<HTMLFormElement>(null);
  useTeclaGravar(() => gravar(nome), lugar);
  return (
    <form ref={lugar}>
      <input aria-label={nome} />
    </form>
  );
}

test('of a form in a dialog and the one under it, the key saves the one in the dialog', async () => {
  const gravados: string[] = [];
  const gravar = (nome: string) => gravados.push(nome);
  const { rerender } = render(<UmFormulario nome="a DCI" gravar={gravar} />);
  await userEvent.click(screen.getByLabelText('a DCI'));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(gravados).toEqual(['a DCI']);
  rerender(
    <>
      <UmFormulario nome="a DCI" gravar={gravar} />
      <Dialog open>
        <UmFormulario nome="a nota" gravar={gravar} />
      </Dialog>
    </>,
  );
  await userEvent.click(screen.getByLabelText('a nota'));
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(gravados).toEqual(['a DCI', 'a nota']);
  rerender(
    <>
      <UmFormulario nome="a DCI" gravar={gravar} />
      <Dialog open>Uma pergunta</Dialog>
    </>,
  );
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(gravados).toHaveLength(2);
});
