import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { SearchField } from './SearchField.tsx';

test('what is pressed right after typing is pressed, before the search changes what is shown', async () => {
  const ocorridos: string[] = [];
  renderNoRouter(
    <>
      <SearchField rotulo="Buscar processo" valor="" aoBuscar={(texto) => ocorridos.push(`busca ${texto}`)} />
      <button type="button" onClick={() => ocorridos.push('clique')}>
        IMP-2026-0001
      </button>
    </>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar processo' }), 'bobina');
  await userEvent.click(screen.getByRole('button', { name: 'IMP-2026-0001' }));
  expect(ocorridos).toEqual(['clique']);
  await screen.findByDisplayValue('');
  expect(ocorridos).toEqual(['clique', 'busca bobina']);
});

test('Tab searches at once: what the keyboard opens next leaves a list that is already searched', async () => {
  const aoBuscar = jest.fn();
  renderNoRouter(<SearchField rotulo="Buscar processo" valor="" aoBuscar={aoBuscar} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar processo' }), 'bobina');
  expect(aoBuscar).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(aoBuscar.mock.calls).toEqual([['bobina']]);
  await screen.findByDisplayValue('');
  expect(aoBuscar).toHaveBeenCalledTimes(1);
});
