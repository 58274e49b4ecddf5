import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fingirMidia } from '#components/ui/page/midia-de-teste.ts';
import { SideMenu } from './SideMenu.tsx';

// Uses the browser's scrollbars: perfect-scrollbar measures a layout that jsdom does not have.
beforeEach(() => jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel'));

/** Fakes the media queries of a page of this width. */
function comLargura(largura: number) {
  fingirMidia((consulta) => largura >= Number(/min-width:\s*(\d+)px/.exec(consulta)?.[1] ?? Number.POSITIVE_INFINITY));
}

const menu = (aberto: boolean, aoFechar = () => {}) => (
  <SideMenu minimizado={false} aberto={aberto} aoFechar={aoFechar}>
    <a href="#/dashboard">Dashboard</a>
  </SideMenu>
);

test('at 992 px it stands beside the page, opened or not', () => {
  comLargura(992);
  render(menu(false));
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
});

test('at 991 px it is a drawer, closed at first', () => {
  comLargura(991);
  const { rerender } = render(menu(false));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  rerender(menu(true));
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
});

test('Escape or a click beside the drawer closes it', async () => {
  comLargura(360);
  const aoFechar = jest.fn();
  render(menu(true, aoFechar));
  await userEvent.keyboard('{Escape}');
  expect(aoFechar).toHaveBeenCalledTimes(1);
  fireEvent.click(document.querySelector('.MuiBackdrop-root') as Element);
  expect(aoFechar).toHaveBeenCalledTimes(2);
});
