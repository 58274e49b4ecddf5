import { render, screen, within } from '@testing-library/react';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import type { FolhasDeclaradas } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { DeclaracoesVinculadasSection } from './DeclaracoesVinculadasSection.tsx';

const abrir = (...porItem: FolhasDeclaradas[][]) => {
  const itens = porItem.map((declaracoesVinculadas, i) => ({ sequencia: i + 1, duimp: { declaracoesVinculadas } }));
  return render(<DeclaracoesVinculadasSection adicao={{ itens } as unknown as AdicaoDoProcesso} />);
};
const celulas = () =>
  within(screen.getByRole('table', { name: 'Declarações vinculadas' }))
    .getAllByRole('row')
    .map((linha) => [...linha.children].map(({ textContent }) => textContent));

test('a linked DUIMP is told with its item, its original and the day of that one', () => {
  abrir([
    {
      tipo: 'DUIMP',
      numeroDeclaracaoVinculada: '26BR00000000010',
      versaoDeclaracaoVinculada: '2',
      numeroDeclaracaoOriginal: '25BR00001883412',
      versaoDeclaracaoOriginal: '1',
      numeroItemDeclaracaoOriginal: '4',
      dataRegistro: '2025-11-18T23:40:12.000-0300',
      'item.numeroItemDeclaracaoVinculada': '3',
      'item.ncm': '85177900',
      'item.frete.valorBRL': '1120.4',
      'item.seguro.valorBRL': null,
    },
  ]);
  expect(celulas()).toEqual([
    [
      'Item',
      'Declaração vinculada',
      'Item ou adição dela',
      'NCM',
      'Declaração original',
      'Registro da original',
      'Frete (R$)',
    ],
    [
      '1',
      'DUIMP 26BR0000000001-0versão 2',
      '3',
      '8517.79.00',
      '25BR0000188341-2versão 1 · item 4',
      '18/11/2025',
      '1.120,40',
    ],
  ]);
});

test('a DI and a DU-E have no more than number and item, and each stands by its own item', () => {
  abrir(
    [],
    [
      { tipo: 'DI', numeroDeclaracaoVinculada: '2300120746', 'item.numeroItemDeclaracaoVinculada': '7' },
      { tipo: 'DUE', numeroDeclaracaoVinculada: '26BR0000123456', 'item.numeroItemDeclaracaoVinculada': '1' },
    ],
  );
  expect(celulas().slice(1)).toEqual([
    ['2', 'DI 23/0012074-6', '7'],
    ['2', 'DU-E 26BR0000123456', '1'],
  ]);
});

test('nothing is shown where no item refers to a declaration', () => {
  const { container } = abrir([], []);
  expect(container.textContent).toBe('');
});
