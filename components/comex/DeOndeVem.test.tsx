import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FONTES_OFICIAIS } from '#lib/domain/cadastros/fontes-oficiais.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { DeOndeVem } from './DeOndeVem.tsx';

test('the NCM names the file of the codes, of the TEC and of the TIPI, with address and format', async () => {
  render(<DeOndeVem tabela="Ncm" />);
  await userEvent.click(screen.getByText('De onde vem a tabela oficial'));
  const fontes = within(screen.getByRole('list', { name: 'De onde vem a tabela oficial' })).getAllByRole('listitem');
  expect(fontes).toHaveLength(3);
  expect(fontes[0]).toHaveTextContent('Formato: JSON');
  expect(fontes[0]).not.toHaveTextContent('a confirmar');
  expect(fontes[2]).toHaveTextContent('Alíquota do IPI (%)');
  expect(fontes[2]).toHaveTextContent('(endereço a confirmar)');
  expect(within(fontes[2] as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/tipi\.xlsx$/),
  );
});

test('every table says where it comes from, by an address of the government or that there is none', () => {
  for (const tabela of [...(Object.keys(TABELAS) as (keyof typeof TABELAS)[]), 'Ncm' as const]) {
    for (const { endereco, formato } of FONTES_OFICIAIS[tabela]) {
      expect(endereco ?? 'https://x.gov.br/').toMatch(/^https:\/\/[\w.]+gov\.br\//);
      expect(formato).not.toBe('');
    }
  }
});
