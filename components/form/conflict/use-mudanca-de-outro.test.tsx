import { render, screen } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { endSession, startSession } from '#lib/session/session.ts';
import { useMudancaDeOutro } from './use-mudanca-de-outro.ts';

const REGISTRO = { id: 'a', versao: 1, alteradoEm: '2026-11-20T13:00:00.000Z', alteradoPor: 'João Fictício' };

function Aberto({ registro }: { registro: typeof REGISTRO }) {
  useMudancaDeOutro(registro);
  return null;
}

function abrir() {
  startSession(MARIA);
  const tela = (registro: typeof REGISTRO) => (
    <SnackbarProvider>
      <Aberto registro={registro} />
    </SnackbarProvider>
  );
  const { rerender } = render(tela(REGISTRO));
  return (mudanca: Partial<typeof REGISTRO>) => rerender(tela({ ...REGISTRO, ...mudanca }));
}

afterEach(endSession);

test('an open record that another person changed says who and when', async () => {
  const ler = abrir();
  expect(screen.queryByText(/mudou este registro/)).toBeNull();
  ler({ versao: 2 });
  expect(
    await screen.findByText(/^João Fictício mudou este registro em 20\/11\/2026.*A página já mostra o novo\.$/),
  ).toBeVisible();
});

test('one’s own change, another record and the same version say nothing', () => {
  const ler = abrir();
  ler({ versao: 2, alteradoPor: MARIA.name ?? '' });
  ler({ id: 'b', versao: 7 });
  ler({ id: 'b', versao: 7 });
  expect(screen.queryByText(/mudou este registro/)).toBeNull();
});
