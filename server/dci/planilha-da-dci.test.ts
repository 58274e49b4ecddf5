import readXlsxFile from 'read-excel-file/node';
import { juntar } from '#server/lista/testing/colunas-de-teste.ts';
import { planilhaDaDci } from './planilha-da-dci.ts';
import { dciLidaDeTeste } from './testing/dci-lida-de-teste.ts';

test('the items are rows, their taxes figures, and what is not known an empty cell', async () => {
  const [moto, projetor] = dciLidaDeTeste().lista as [object, object];
  const lista = [moto, { ...projetor, exigivel: null, II: null }] as ReturnType<typeof dciLidaDeTeste>['lista'];
  const [planilha] = await readXlsxFile(await juntar(planilhaDaDci(dciLidaDeTeste({ lista }))));
  expect(planilha?.sheet).toBe('DCI-2026-0001');
  const [titulos, ...linhas] = planilha?.data ?? [];
  const deCada = linhas.map((linha) => Object.fromEntries(linha.map((valor, i) => [String(titulos?.[i]), valor])));
  expect(deCada[0]).toMatchObject({
    ...{ Modalidade: 'Industrializado com PPB', Código: 'MOTO-150', Destino: '2 Demais regiões', Quantidade: 150 },
    ...{ 'DCR-E': '2026000012', 'CRA (%)': 88, 'II por unidade (US$)': 5.0013312, 'II (US$)': 750.19968 },
    ...{ Exigível: 'Sim', 'II (R$)': 3843.57, 'COFINS (R$)': 0 },
  });
  expect(deCada[1]).toMatchObject({
    ...{ Modalidade: 'Produto estrangeiro', NCM: '85286200', 'DCR-E': null, 'II (US$)': null },
    ...{ Exigível: null, Motivo: 'pauta', 'II (R$)': null },
  });
});
