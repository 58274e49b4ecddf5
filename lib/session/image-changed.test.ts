import { listenToImageChanges, tellImageChanged } from './image-changed.ts';

const FOTO = '/api/Usuario/u1/Foto';
const emOutraAba = (newValue: string | null, key = 'cais-imagem-trocada') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a tab hears of the image it shows, and of no other', () => {
  const ouvinte = jest.fn();
  const calar = listenToImageChanges(FOTO, ouvinte);
  emOutraAba('/api/Usuario/u2/Foto');
  emOutraAba(FOTO, 'cais-credentials');
  emOutraAba(null);
  expect(ouvinte).not.toHaveBeenCalled();
  emOutraAba(FOTO);
  expect(ouvinte).toHaveBeenCalledTimes(1);
  calar();
  emOutraAba(FOTO);
  expect(ouvinte).toHaveBeenCalledTimes(1);
});

test('what tells of it is written once and nothing is left behind', () => {
  const escritas = jest.spyOn(Storage.prototype, 'setItem');
  tellImageChanged(FOTO);
  expect(escritas.mock.calls.map(([, valor]) => valor)).toEqual([FOTO]);
  expect(localStorage).toHaveLength(0);
  escritas.mockRestore();
});
