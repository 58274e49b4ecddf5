import { conferirCClassTrib, type ItemClassificado } from './conferir-cclasstrib.ts';

const DA_INDUSTRIA: ItemClassificado = {
  cClassTrib: '550019',
  cst: '550',
  ncm: '85423190',
  dia: '2027-02-03',
  documento: 'DUIMP',
  importador: { perfil: 'INDUSTRIA_INCENTIVADA', resolucaoVigente: true },
};

test('an input of an incentivised industry has nothing against it', () => {
  expect(conferirCClassTrib(DA_INDUSTRIA)).toEqual([]);
  expect(conferirCClassTrib({ ...DA_INDUSTRIA, cst: null })).toEqual([]);
});

test.each<[Partial<ItemClassificado>, string, string, string]>([
  [{ cClassTrib: '999999' }, 'cClassTrib', 'erro', 'não está na tabela'],
  [{ cClassTrib: '550026', dia: '2025-12-31' }, 'cClassTrib', 'erro', 'vale desde 01/01/2026'],
  [{ cClassTrib: '200022', cst: '200' }, 'cClassTrib', 'erro', 'não é aceito na DUIMP'],
  [{ documento: 'DIR' }, 'cClassTrib', 'erro', 'não é aceito na DIR'],
  [{ cst: '000' }, 'cst', 'erro', 'é 550, e não 000'],
  [{ cClassTrib: '200030', cst: '200' }, 'ncm', 'aviso', 'Confira se a NCM está no Anexo IV'],
  [{ cClassTrib: '200030', cst: '200', anexos: { IV: ['9018'] } }, 'ncm', 'erro', 'não está no Anexo IV'],
  [
    { importador: { perfil: 'COMERCIO', resolucaoVigente: false } },
    'cClassTrib',
    'erro',
    'só da indústria incentivada',
  ],
  [
    { importador: { perfil: 'INDUSTRIA_INCENTIVADA', resolucaoVigente: false } },
    'cClassTrib',
    'erro',
    'resolução do CAS em vigor',
  ],
  [{ ncm: '87032310' }, 'ncm', 'erro', 'automóveis de passageiros'],
  [{ ncm: '22083020' }, 'ncm', 'erro', 'bebidas alcoólicas'],
  [{ ncm: '24022000' }, 'ncm', 'erro', 'fumo'],
  [{ ncm: '93020000' }, 'ncm', 'erro', 'armas'],
  [{ ncm: '27101932' }, 'ncm', 'erro', 'lubrificantes'],
  // Perfumery may be for the ZFM itself.
  [{ ncm: '33030010' }, 'ncm', 'aviso', 'perfumaria'],
])('%j: %s, %s', (mudanca, campo, nivel, frase) => {
  expect(conferirCClassTrib({ ...DA_INDUSTRIA, ...mudanca })).toEqual([
    { campo, nivel, mensagem: expect.stringContaining(frase) },
  ]);
});

test('goods of a known annex pass', () => {
  const item = { ...DA_INDUSTRIA, cClassTrib: '200030', cst: '200', ncm: '90189099', anexos: { IV: ['9018'] } };
  expect(conferirCClassTrib(item)).toEqual([]);
});
