import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ItemGrid } from './ItemGrid.tsx';

const COLUNAS = [{ campo: 'produto', titulo: 'Produto', tipo: 'texto', largura: 200 }] as const;

function Grade() {
  const [linhas, setLinhas] = useState<readonly { id: string; produto: string }[]>([]);
  return (
    <ItemGrid
      rotulo="Resoluções"
      colunas={COLUNAS as never}
      linhas={linhas}
      aoMudar={setLinhas}
      novaLinha={() => ({ id: String(linhas.length), produto: '' })}
    />
  );
}

test('the cell of a new row takes what is typed right after the press', () => {
  // A frame that does not come, as on a machine with much to do.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  render(<Grade />);
  const remover = screen.getByRole('button', { name: 'Remover linhas' });
  expect(remover).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar linha' }));
  expect(remover).toBeEnabled();
});
