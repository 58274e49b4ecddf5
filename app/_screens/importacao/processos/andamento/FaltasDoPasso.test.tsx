import { screen } from '@testing-library/react';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import type { Pendencia } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';
import { FaltasDoPasso } from './FaltasDoPasso.tsx';

const PENDENCIAS: readonly Pendencia[] = [
  { parte: 'itens', texto: 'O item 2 está sem peso líquido.', tambem: ['tributos'] },
  { parte: 'tributos', texto: 'Adição 001: Falta a alíquota do II.' },
  { parte: 'documentos', texto: 'Documento em falta: fatura comercial.' },
];

const abrir = (parte: Pendencia['parte'], pendencias = PENDENCIAS) =>
  renderNoRouter(
    <FaltasDoPasso
      pendencias={pendencias}
      parte={parte}
      destinoDe={(onde) => ({ to: '/$', params: { _splat: onde } })}
    />,
  );
const faltas = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

test('a step says its own and what it rests on, which has the link to where it is mended', () => {
  abrir('tributos');
  expect(faltas()).toEqual([
    'O item 2 está sem peso líquido. Completar os itens',
    'Adição 001: Falta a alíquota do II.',
  ]);
  expect(screen.getByRole('link', { name: 'Completar os itens: O item 2 está sem peso líquido.' })).toBeVisible();
});

test('what is mended in the step itself has no link, and a step that lacks nothing says nothing', () => {
  const { unmount } = abrir('itens');
  expect(faltas()).toEqual(['O item 2 está sem peso líquido.']);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  abrir('carga');
  expect(screen.queryByRole('list')).toBeNull();
});
