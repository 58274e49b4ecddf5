import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { papeisExigidos } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { PapeisExigidos } from './PapeisExigidos.tsx';

const exigidos = papeisExigidos({ temLicenca: false, temAcordo: false, registrado: true, entregue: false });

function abrir(presentes: TipoDocumento[], enviar = jest.fn(async () => {})) {
  render(
    <SnackbarProvider>
      <PapeisExigidos exigidos={exigidos} presentes={presentes} enviar={enviar} />
    </SnackbarProvider>,
  );
  return enviar;
}
const linhas = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('each paper says whether it is there and why it is asked for', () => {
  abrir(['ROMANEIO', 'DECLARACAO']);
  expect(screen.getByText('Faltam 2')).toBeVisible();
  expect(linhas().map(({ textContent }) => textContent)).toEqual([
    'Fatura comercial faltaInstrui a declaração (IN SRF 680/2006, art. 18).Enviar',
    'Romaneio de carga presenteInstrui a declaração (IN SRF 680/2006, art. 18).Enviar outro',
    'Conhecimento de carga faltaInstrui a declaração (IN SRF 680/2006, art. 18).Enviar',
    'Declaração presenteA declaração foi registrada.Enviar outro',
  ]);
});

test('with all of them it says so', () => {
  abrir(['FATURA', 'ROMANEIO', 'CONHECIMENTO', 'DECLARACAO']);
  expect(screen.getByText('Completo')).toBeVisible();
});

test('a missing one is sent in its place, as what it is; a failure is said', async () => {
  const enviar = abrir(
    [],
    jest.fn(async () => {
      throw new Error('O servidor está fora do ar.');
    }),
  );
  const arquivo = new File(['%PDF-'], 'scan001.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Arquivo: Fatura comercial'), arquivo);
  expect(enviar).toHaveBeenCalledWith(arquivo, 'FATURA');
  expect(await screen.findByText('scan001.pdf não foi anexado. O servidor está fora do ar.')).toBeVisible();
});
