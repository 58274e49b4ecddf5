import { tipoPeloNome } from './tipo-pelo-nome.ts';

test.each([
  ['Commercial Invoice 123.pdf', 'FATURA'],
  ['Proforma Invoice 77.pdf', 'PROFORMA'],
  ['PI-77 assinada.pdf', 'PROFORMA'],
  ['PACKING_LIST.xlsx', 'ROMANEIO'],
  ['HBL-SHA2301.pdf', 'CONHECIMENTO'],
  ['Certificado de Origem.pdf', 'CERTIFICADO_ORIGEM'],
  ['LI 24-0001.pdf', 'LICENCA'],
  ['DI_2300000010.xml', 'DECLARACAO'],
  ['Procuração 2026.pdf', 'PROCURACAO'],
  ['Portaria PPB.pdf', 'RESOLUCAO'],
  ['blusa.jpg', 'OUTRO'],
  ['foto.jpg', 'OUTRO'],
])('%s is likely a %s', (nome, tipo) => {
  expect(tipoPeloNome(nome)).toBe(tipo);
});
