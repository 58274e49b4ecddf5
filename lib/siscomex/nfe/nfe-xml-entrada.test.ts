import type { NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import { NFE_PROC } from '#lib/siscomex/testing/nfe-de-teste.ts';
import { entradaDeTeste } from '#lib/siscomex/testing/nota-de-entrada-de-teste.ts';
import { lerNfeOuEntrada, lerNfeXml } from './nfe-xml.ts';

const DO_GRUPO =
  '<xLocDesemb>MANAUS</xLocDesemb><UFDesemb>AM</UFDesemb><dDesemb>2026-11-18</dDesemb><tpViaTransp>1</tpViaTransp>' +
  '<vAFRMM>40</vAFRMM><tpIntermedio>1</tpIntermedio>';
const bytes = (xml: string) => new TextEncoder().encode(xml);
function lida(conteudo: Uint8Array): NotaDeEntrada {
  const lido = lerNfeOuEntrada(conteudo);
  if (lido.tipo !== 'ENTRADA') throw new Error(`Veio ${lido.tipo}.`);
  return lido.nota;
}
const recusa = (ler: () => unknown) => {
  try {
    ler();
  } catch (erro) {
    const { codigo, message } = erro as { codigo: string; message: string };
    return [codigo, message];
  }
  return null;
};

test('an incoming nota tells the declaration, the adições and the taxes of each item, as written', () => {
  const { chave, xml } = entradaDeTeste({
    itens: [
      {
        ncm: '85177900',
        di: '26/1234567-8',
        adicoes: [[2, 1]],
        daDi: DO_GRUPO,
        base: '100.10',
        ii: '5.01',
        ipi: '7.5',
        pis: '2.10',
      },
      { ncm: '85444200', di: null },
    ],
    frete: '12.34',
    totais: '<vII>5.01</vII><vIPI>7.5</vIPI><vPIS>2.10</vPIS><vCOFINS>0</vCOFINS>',
    pesos: { liquido: '10.500', bruto: '11.000' },
  });
  expect(lida(bytes(xml))).toEqual({
    chave,
    numero: '9811',
    serie: '1',
    emissao: '2026-11-18',
    homologacao: false,
    situacao: 'AUTORIZADA',
    emitente: { cnpj: 'ZFM000AM000121', nome: 'FICTICIA', ie: '041234561', uf: 'AM', municipioIbge: '1302603' },
    frete: '12.34',
    seguro: '0.00',
    pesoLiquido: '10.5',
    pesoBruto: '11',
    totais: { ii: '5.01', ipi: '7.50', pis: '2.10', cofins: '0.00' },
    itens: [
      {
        nItem: 1,
        ncm: '85177900',
        cfop: '3101',
        declaracoes: [
          {
            numero: '2612345678',
            registro: '2026-11-17',
            desembaraco: '2026-11-18',
            viaTransporte: '1',
            afrmm: '40.00',
            intermediacao: '1',
            adicoes: [{ numero: 2, sequencia: 1 }],
          },
        ],
        baseDoIi: '100.10',
        ii: '5.01',
        ipi: '7.50',
        pis: '2.10',
        cofins: '0.00',
      },
      {
        nItem: 2,
        ncm: '85444200',
        cfop: '3101',
        declaracoes: [],
        baseDoIi: '0.00',
        ii: '0.00',
        ipi: '0.00',
        pis: '0.00',
        cofins: '0.00',
      },
    ],
  });
});

test('one that names no declaration is refused as a return or a purchase, and the DCI takes none', () => {
  const devolucao = bytes(entradaDeTeste({ itens: [{ ncm: '85177900', di: null, cfop: '1201' }] }).xml);
  expect(recusa(() => lerNfeOuEntrada(devolucao))).toEqual([
    'NOTA_DE_ENTRADA',
    'A nota é de entrada e não cita DI nem DUIMP (devolução, retorno ou compra): só as de importação são comparadas.',
  ]);
  const deImportacao = bytes(entradaDeTeste({ itens: [{ ncm: '85177900', di: '2612345678' }] }).xml);
  expect(recusa(() => lerNfeXml(deImportacao))).toEqual([
    'NOTA_DE_ENTRADA',
    'A nota é de entrada (devolução, retorno ou compra): a DCI é feita só das de saída.',
  ]);
  expect(lerNfeOuEntrada(bytes(NFE_PROC))).toEqual(lerNfeXml(bytes(NFE_PROC)));
});

test('one of an import (CFOP 3101) without the group DI is told for what it is', () => {
  const semGrupo = bytes(entradaDeTeste({ itens: [{ ncm: '85177900', di: null }] }).xml);
  expect(recusa(() => lerNfeOuEntrada(semGrupo))).toEqual([
    'CAMPO_AUSENTE',
    'A nota é de importação (CFOP 3101) e não traz o grupo DI, que a Sefaz exige (rejeição 525): sem ele não se sabe a declaração.',
  ]);
});

test('one of a DUIMP has no number of adição (NT 2020.005 v1.21), and its number may lack the zeros', () => {
  const { xml } = entradaDeTeste({ itens: [{ ncm: '85177900', di: '26BR10', adicoes: [[null, 12345]] }] });
  expect(lida(bytes(xml)).itens[0]?.declaracoes).toMatchObject([
    { numero: '26BR00000000010', adicoes: [{ numero: null, sequencia: 12345 }] },
  ]);
});
