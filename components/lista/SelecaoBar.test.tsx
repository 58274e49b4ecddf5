import { render, screen } from '@testing-library/react';
import type { Genero } from '#lib/domain/textos/concordancia.ts';
import { SelecaoBar } from './SelecaoBar.tsx';

const nada = () => {};

test.each<[Genero | undefined, string, string, string]>([
  [undefined, 'pedidos', '2 selecionados', 'Selecionar todos os 1.234 pedidos do resultado'],
  ['f', 'compras nacionais', '2 selecionadas', 'Selecionar todas as 1.234 compras nacionais do resultado'],
])('what is selected agrees with the noun of gender %s', (genero, plural, quantas, tudo) => {
  render(
    <SelecaoBar
      quantas={2}
      total={1234}
      tudo={false}
      plural={plural}
      genero={genero}
      aoEscolherTudo={nada}
      aoLimpar={nada}
    >
      {null}
    </SelecaoBar>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(quantas);
  const botao = screen.getByRole('button', { name: tudo });
  expect(botao).toHaveTextContent(/^Tod[oa]s [oa]s 1\.234$/);
});
