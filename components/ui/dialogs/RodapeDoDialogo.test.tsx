import { act, screen } from '@testing-library/react';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { DialogoDeFormulario } from './DialogoDeFormulario.tsx';

const dialogo = (gravando: boolean) => (
  <DialogoDeFormulario
    titulo="Enviar"
    confirmar="Enviar"
    gravando={gravando}
    aoConfirmar={() => {}}
    aoFechar={() => {}}
  >
    <input aria-label="Motivo" />
  </DialogoDeFormulario>
);
/** In a browser a button that is disabled lets go of the focus, and the dialog takes it in. */
const soltarFoco = () => act(() => screen.getByRole('dialog').closest<HTMLElement>('[tabindex="-1"]')?.focus());

test('the pressed button has the focus again when the act failed, so that it can be tried again at once', () => {
  const { rerender } = renderNoRouter(dialogo(false));
  act(() => screen.getByRole('button', { name: 'Enviar' }).focus());
  rerender(dialogo(true));
  soltarFoco();
  expect(screen.getByRole('button', { name: 'Enviar' })).not.toHaveFocus();
  rerender(dialogo(false));
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
});

test('a field that was left to type in meanwhile keeps the focus', () => {
  const { rerender } = renderNoRouter(dialogo(false));
  act(() => screen.getByRole('button', { name: 'Enviar' }).focus());
  rerender(dialogo(true));
  act(() => screen.getByRole('textbox', { name: 'Motivo' }).focus());
  rerender(dialogo(false));
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toHaveFocus();
});
