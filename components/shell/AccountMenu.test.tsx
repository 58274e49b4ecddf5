import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { AccountMenu } from './AccountMenu.tsx';

test('account, scheme and way out', async () => {
  const aoMudarModo = jest.fn();
  const aoSair = jest.fn();
  const aoVerSobre = jest.fn();
  renderNoRouter(
    <AccountMenu
      nome="Maria"
      email="m@exemplo.com.br"
      modo="dark"
      aoMudarModo={aoMudarModo}
      aoVerSobre={aoVerSobre}
      aoSair={aoSair}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Conta' }));
  expect(screen.getByRole('menu', { name: 'Conta' })).toHaveTextContent(/Maria.*m@exemplo\.com\.br/);
  expect(screen.getByRole('menuitem', { name: 'Minha conta' })).toHaveAttribute('href', '/configuracoes/minha-conta');
  expect(screen.getByRole('menuitemradio', { name: 'Tema escuro' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Tema do sistema' }));
  expect(aoMudarModo).toHaveBeenCalledWith('system');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }));
  expect(aoSair).toHaveBeenCalledTimes(1);
});
