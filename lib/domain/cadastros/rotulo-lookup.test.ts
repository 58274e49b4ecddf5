import { rotuloLookup } from './rotulo-lookup.ts';

test.each([
  ['Item/GetByPartnumberQ', { partNumber: 'PN-100', descricao: 'Parafuso M6' }, 'PN-100 - Parafuso M6'],
  ['Item/GetByPartnumberQ', { partNumber: 'PN-100', descricao: null }, 'PN-100'],
  ['Item/GetByPartnumberQ', { descricao: 'Parafuso M6' }, 'Parafuso M6'],
  [
    'Item/GetByPartnumberQ',
    { partNumber: 'PN-100', descricao: 'Parafuso', codigo: '9', nome: 'x' },
    'PN-100 - Parafuso',
  ],
  ['Fornecedor/GetByQ', { razaoSocial: 'Nordlys AS', pais: { nome: 'Noruega' } }, 'Nordlys AS - Noruega'],
  ['Fornecedor/GetByQ', { razaoSocial: 'Nordlys AS', pais: null }, 'Nordlys AS'],
  ['Fornecedor/GetByQ', { razaoSocial: 'Nordlys AS' }, 'Nordlys AS'],
  ['Fornecedor/GetByQ', { razaoSocial: '  ', pais: { nome: 'Noruega' } }, 'Noruega'],
  ['Ncm/GetByQ', { codigo: '73181500', nome: 'Parafusos' }, '73181500 - Parafusos'],
  ['Pais/GetByQ', { codigo: 538, nome: 'Noruega' }, '538 - Noruega'],
  ['Urf/GetByQ', { codigo: '0227600' }, '0227600'],
  ['Recinto/GetByQ', { nome: 'Terminal' }, 'Terminal'],
  ['Unidade/GetByQ', { codigo: 0, nome: 'zero is a code' }, '0 - zero is a code'],
  ['Importador/GetByQ', {}, ''],
])('%s %j reads %j', (endpoint, linha, rotulo) => {
  expect(rotuloLookup(endpoint, linha)).toBe(rotulo);
});
