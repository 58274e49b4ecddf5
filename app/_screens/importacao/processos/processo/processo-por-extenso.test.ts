import { processoPorExtenso } from './processo-por-extenso.ts';

const PROCESSO = {
  numeroDI: '2693766930',
  numeroDuimp: null,
  dataRegistro: '2026-11-10',
  fornecedor: 'FICTICIA JADE TRADING CO LTD',
  importador: { id: null, numero: '11222333000181', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
};

test.each([
  [
    'an importer by its short name',
    {},
    'DI 26/9376693-0 de 10/11/2026 · FICTICIA JADE TRADING → FICTICIA MOTO ELETRONICA DA AMAZONIA',
  ],
  [
    'an importer that only the declaration knows, by its number as people write it',
    { importador: { ...PROCESSO.importador, nome: null } },
    'DI 26/9376693-0 de 10/11/2026 · FICTICIA JADE TRADING → 11.222.333/0001-81',
  ],
  [
    'no importer',
    { numeroDI: null, importador: { id: null, numero: '', nome: null } },
    'FICTICIA JADE TRADING → sem importador',
  ],
  [
    'nothing yet',
    { numeroDI: null, fornecedor: null, importador: { id: null, numero: '', nome: null } },
    'Ainda sem importador e sem declaração.',
  ],
])('one line says the declaration and the parties: %s', (_, mudancas, linha) => {
  expect(processoPorExtenso({ ...PROCESSO, ...mudancas })).toBe(linha);
});
