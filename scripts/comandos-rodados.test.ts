import { type Mesa, porMesa } from './comandos/mesa.ts';
import { NA_SUITE } from './comandos/registro.ts';

describe('each command of the documents is run as it is written, on a copy of the tree:', () => {
  let mesa: Mesa;
  beforeAll(() => {
    mesa = porMesa();
  });
  afterAll(() => mesa.desfazer());

  // The limit ends a command that hangs, not one that is slow beside other work.
  test.each(Object.entries(NA_SUITE))('%s', (comando, como) => mesa.rodar(comando, como));
});
