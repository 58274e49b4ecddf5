import { papeisExigidos, papeisQueFaltam } from './documentos-exigidos.ts';

const NADA = { temLicenca: false, temAcordo: false, registrado: false, entregue: false };
const tipos = (papeis: readonly { tipo: string }[]) => papeis.map(({ tipo }) => tipo);

describe('The papers of a process', () => {
  test('are those the declaration is instructed with, and what its own facts ask for', () => {
    expect(tipos(papeisExigidos(NADA))).toEqual(['FATURA', 'ROMANEIO', 'CONHECIMENTO']);
    const tudo = { temLicenca: true, temAcordo: true, registrado: true, entregue: true };
    expect(tipos(papeisExigidos(tudo))).toEqual([
      'FATURA',
      'ROMANEIO',
      'CONHECIMENTO',
      'LICENCA',
      'CERTIFICADO_ORIGEM',
      'DECLARACAO',
      'NOTA_FISCAL',
    ]);
  });

  test('are missing until they are there', () => {
    const exigidos = papeisExigidos({ ...NADA, registrado: true });
    expect(tipos(papeisQueFaltam(exigidos, ['CONHECIMENTO', 'OUTRO', 'FATURA']))).toEqual(['ROMANEIO', 'DECLARACAO']);
    expect(papeisQueFaltam(exigidos, ['FATURA', 'ROMANEIO', 'CONHECIMENTO', 'DECLARACAO'])).toEqual([]);
  });
});
