import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageUpload } from './ImageUpload.tsx';

const FOTO = new File(['x'], 'eu.png', { type: 'image/png' });

// The file name makes the object URL predictable.
beforeEach(() => {
  jest.spyOn(URL, 'createObjectURL').mockImplementation((arquivo) => `blob:${(arquivo as File).name}`);
});

function abrir(aoEnviar: Parameters<typeof ImageUpload>[0]['aoEnviar'], url: string | null = null) {
  const aoRemover = jest.fn(async () => {});
  render(
    <ImageUpload nome="foto" descricao="Sua foto" url={url} vazia="M" aoEnviar={aoEnviar} aoRemover={aoRemover} />,
  );
  return { aoRemover };
}
const escolher = () => userEvent.upload(screen.getByLabelText('Arquivo: foto'), FOTO);

test('the image is seen, and how far it is, while it is on its way', async () => {
  let terminar = () => {};
  let progredir = (_parte: number) => {};
  abrir((_arquivo, aoProgredir) => {
    progredir = aoProgredir;
    return new Promise((feito) => {
      terminar = feito;
    });
  });
  expect(screen.getByText('M')).toBeVisible();
  await escolher();
  act(() => progredir(0.4));
  expect(screen.getByRole('img', { name: 'Sua foto' })).toHaveAttribute('src', 'blob:eu.png');
  expect(screen.getByRole('progressbar', { name: 'Enviando eu.png' })).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByRole('button', { name: 'Escolher foto' })).toBeDisabled();
  await act(async () => terminar());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('one that is refused is said, and the image there was stands again', async () => {
  abrir(() => Promise.reject(new Error('Envie uma imagem PNG, JPEG ou WebP.')), 'blob:antiga');
  await escolher();
  expect(await screen.findByText('Envie uma imagem PNG, JPEG ou WebP.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Sua foto' })).toHaveAttribute('src', 'blob:antiga');
});

test('only what is there can be removed', async () => {
  const { aoRemover } = abrir(async () => {}, 'blob:antiga');
  await userEvent.click(screen.getByRole('button', { name: 'Remover foto' }));
  expect(aoRemover).toHaveBeenCalledTimes(1);
});

test('with none there is nothing to remove', () => {
  abrir(async () => {});
  expect(screen.queryByRole('button', { name: 'Remover foto' })).not.toBeInTheDocument();
});
