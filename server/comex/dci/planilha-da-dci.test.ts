import readXlsxFile from 'read-excel-file/node';
import type { InsumoDaDci } from '#lib/contracts/dci/dci-insumos.ts';
import { joinAll } from '#server/platform/lists/columns-de-teste.ts';
import { dciLidaDeTeste } from './dci-lida-de-teste.ts';
import { planilhaDaDci } from './planilha-da-dci.ts';

const id = '00000000-0000-7000-8000-000000000009';
const LOTE = {
  id,
  papel: 'DECLARACAO' as const,
  serie: null,
  numeroDeclaracao: '2690000010',
  adicao: 2,
  item: 7,
  dataDesembaraco: '2026-10-05',
  processo: { id, numero: 'IMP-2026-0001' },
  descricao: 'Parafuso',
  unidade: 'UN',
  saldo: '3000.0000000',
};
const PARAFUSO: InsumoDaDci = {
  chave: 'pn:PARAFUSO',
  codigo: 'PARAFUSO',
  descricao: 'Parafuso M8',
  unidade: 'UN',
  necessidade: '3600.0000000',
  baixado: '3000.0000000',
  faltante: '600.0000000',
  usos: [],
  lotes: [],
  saques: [{ ...LOTE, quantidade: '3000.0000000', manual: true }],
};
const PORCA: InsumoDaDci = { ...PARAFUSO, codigo: 'PORCA', unidade: null, saques: [] };

/** The sheets, each row as an object by title. */
async function lidas(dci = dciLidaDeTeste(), insumos = [PARAFUSO, PORCA]) {
  const planilhas = await readXlsxFile(await joinAll(planilhaDaDci({ dci, insumos })));
  return planilhas.map(({ sheet, data: [titulos, ...linhas] }) => ({
    sheet,
    linhas: linhas.map((linha) => Object.fromEntries(linha.map((valor, i) => [String(titulos?.[i]), valor]))),
  }));
}

test('the items are rows, their taxes figures, and what is not known an empty cell', async () => {
  const [moto, projetor] = dciLidaDeTeste().lista as [object, object];
  const lista = [moto, { ...projetor, exigivel: null, II: null }] as ReturnType<typeof dciLidaDeTeste>['lista'];
  const [itens] = await lidas(dciLidaDeTeste({ lista }));
  expect(itens?.sheet).toBe('Itens e tributos');
  expect(itens?.linhas[0]).toMatchObject({
    Modalidade: 'Industrializado com PPB',
    Código: 'MOTO-150',
    Destino: '2 Demais regiões',
    Quantidade: 150,
    'DCR-E': '2026000012',
    'CRA (%)': 88,
    'II por unidade (US$)': 5.0013312,
    'II (US$)': 750.19968,
    Exigível: 'Sim',
    'II (R$)': 3843.57,
    'COFINS (R$)': 0,
  });
  expect(itens?.linhas[1]).toMatchObject({
    Modalidade: 'Produto estrangeiro',
    NCM: '85286200',
    'DCR-E': null,
    'II (US$)': null,
    Exigível: null,
    Motivo: 'pauta',
    'II (R$)': null,
  });
});

test('each draw of an input is a row with its declaration, and one nothing was drawn of is told too', async () => {
  const [, insumos] = await lidas();
  expect(insumos).toEqual({
    sheet: 'Insumos',
    linhas: [
      {
        Código: 'PARAFUSO',
        Descrição: 'Parafuso M8',
        Unidade: 'UN',
        Necessidade: 3600,
        Faltante: 600,
        Documento: 'DI 26/9000001-0',
        Adição: 2,
        Item: 7,
        Entrada: new Date('2026-10-05'),
        Processo: 'IMP-2026-0001',
        Baixado: 3000,
        Escolha: 'À mão',
      },
      {
        Código: 'PORCA',
        Descrição: 'Parafuso M8',
        Unidade: null,
        Necessidade: 3600,
        Faltante: 600,
        Documento: null,
        Adição: null,
        Item: null,
        Entrada: null,
        Processo: null,
        Baixado: null,
        Escolha: null,
      },
    ],
  });
});
