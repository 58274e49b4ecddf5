import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  ItemDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  pagamentoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import type { InsumosDaNota, MercadoriaDaNota } from '#lib/fiscal/nota/insumos-da-nota.ts';
import { montarNota } from '#lib/fiscal/nota/montar-nota.ts';
import { conferirNota } from '#lib/fiscal/nota/regras/conferir-nota.ts';
import { insumosDoVetor } from '#lib/fiscal/nota/testing/insumos-de-teste.ts';
import { lerNotaDeImportacao } from '#lib/siscomex/nfe/ler-nota-de-importacao.ts';
import { materialReal } from '#lib/testing/material-real.ts';
import { acharForma } from './achar-forma.ts';

const ZFM = lerNotaDeImportacao(materialReal('samples/reais/nfe-entrada-zfm-2019.xml'));
const AEREA = lerNotaDeImportacao(materialReal('samples/reais/nfe-entrada-aerea-2021.xml'));

/**
 * The DI behind the note of the ZFM, as its own text tells it: USD 42,554.21 at 3.8633; II of 16 % on 173,636.49, so the capatazia of
 * 1,514.27 was in the customs value (before Decreto 11.090/2022); everything suspended.
 */
function daZfm(): InsumosDaNota {
  const tributo = (devido: string) => ({
    regime: { codigo: '5', nome: 'SUSPENSAO' },
    base: null,
    aliquota: null,
    aliquotaReduzida: null,
    devido,
    recolher: '0.00',
  });
  const dolar = { codigo: '220', nome: 'DOLAR DOS EUA' };
  return insumos(ZFM.nota, {
    declaracao: declaracaoDeTeste({
      numeroDI: '1822237809',
      dataRegistro: '2018-12-04',
      dataDesembaraco: '2018-12-04',
      caracterizacaoOperacao: { codigo: '1', nome: 'Importação Própria' },
      carga: {
        ...declaracaoDeTeste().carga,
        viaTransporte: { codigo: '07', nome: null },
        pesoLiquido: '22536',
        pesoBruto: '22776',
      },
      embalagens: [{ tipo: { codigo: null, nome: 'VOL' }, quantidade: 48 }],
      pagamentos: [pagamentoDeTeste('7811', '214.50')],
      adicoes: [
        adicaoDeTeste({
          ncm: '39199090',
          moeda: dolar,
          valorMoeda: '42554.21',
          valorReais: '164399.67',
          freteReais: '7533.44',
          seguroReais: '189.11',
          acrescimos: [
            { codigo: '16', denominacao: 'MANUSEIO NA ENTRADA', moeda: dolar, valorMoeda: null, valorReais: '1514.27' },
          ],
          pesoLiquido: '22536',
          tributos: {
            ii: tributo('27781.83'),
            ipi: tributo('30212.74'),
            pis: tributo('3646.36'),
            cofins: tributo('16755.91'),
          },
          itens: [item(1, '599355.00000', '0.0710000')],
        }),
      ],
    }),
    custos: { THC: '1514.27' },
    referencias: { FATURA: 'GL-1890183', PEDIDO: 'PO#4606' },
    terceiro: { uf: 'AM' },
  });
}

/** The DI behind the note by air: two adições, by NCM and rate of the II; its issuer numbered all items in the first. */
function aerea(): InsumosDaNota {
  const tributo = (aliquota: string, devido: string) => ({
    regime: { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' },
    base: null,
    aliquota,
    aliquotaReduzida: null,
    devido,
    recolher: devido,
  });
  const adicao = (numero: string, ncm: string, mudanca: Partial<AdicaoDeclarada>) =>
    adicaoDeTeste({ numero, ncm, freteReais: null, seguroReais: null, ...mudanca });
  return insumos(AEREA.nota, {
    declaracao: declaracaoDeTeste({
      numeroDI: '2113027800',
      dataRegistro: '2021-07-09',
      dataDesembaraco: '2021-07-09',
      caracterizacaoOperacao: { codigo: '1', nome: 'Importação Própria' },
      carga: { ...declaracaoDeTeste().carga, viaTransporte: { codigo: '04', nome: null }, pesoLiquido: null },
      pagamentos: [pagamentoDeTeste('7811', '192.79')],
      adicoes: [
        adicao('001', '85169000', {
          valorReais: '64179.40',
          tributos: {
            ii: tributo('16', '10268.71'),
            ipi: tributo('10', '7444.81'),
            pis: tributo('2.1', '1347.77'),
            cofins: tributo('9.65', '6193.31'),
          },
          itens: [item(1, '700.00000', '55.7455000'), item(2, '500.00000', '50.3151000')],
        }),
        adicao('002', '39269090', {
          valorReais: '20292.00',
          tributos: {
            ii: tributo('18', '3652.56'),
            ipi: tributo('15', '3591.68'),
            pis: tributo('2.1', '426.13'),
            cofins: tributo('9.65', '1958.18'),
          },
          itens: [item(1, '1200.00000', '16.9100000')],
        }),
      ],
    }),
    custos: { AFRMM: '0.00' },
    terceiro: { cnpj: AEREA.nota.emit.CNPJ ?? '', uf: 'SC' },
  });
}

test('the ZFM note of 2019: its shape, with the cents it misses, makes it again field by field', () => {
  const processo = daZfm();
  const { forma, provas } = acharForma(ZFM.nota, processo);
  expect(provas.map(({ ponto, achado, diferenca }) => [ponto, achado, diferenca])).toEqual([
    ['vProd', 'preço, sem acréscimos e deduções', '0.19'],
    ['vUnCom', '6 casas; vProd é quantidade × valor unitário', '0.00'],
    ['vFrete, vSeg', 'destacados e somados', '0.00'],
    ['vNF', 'vProd + frete + seguro + vOutro + II + IPI', '0.00'],
    ['II', 'base zerada; vDespAdu repete vOutro', '0.00'],
    ['vOutro', 'SISCOMEX + THC', '0.00'],
    ['base do ICMS', null, null],
    ['rateio', null, null],
    ['CFOP de INDUSTRIALIZACAO', '3101', '0.00'],
    ['ICMS de INDUSTRIALIZACAO', 'CST 51, sem valores', '0.00'],
    ['IPI de INDUSTRIALIZACAO', 'SUSPENSO 05, enquadramento 999', '0.00'],
    ['PIS e COFINS de INDUSTRIALIZACAO', 'SUSPENSO 71', '0.00'],
    ['pagamento', '99, R$ 173.850,80', '0.00'],
    [
      'infCpl',
      'DECLARACAO, FATURA, II_SUSPENSO, IPI_SUSPENSO, COFINS_SUSPENSO, VALOR_USD, PIS_SUSPENSO, THC, PEDIDO, TAXA_USD, SISCOMEX',
      '0.00',
    ],
  ]);
  // A dollar before a brace reads as a template.
  expect(forma.infCpl?.replaceAll('$', '#')).toBe(
    'NF ENTRADA REF ALPHA BETA FATURA {FATURA} {PEDIDO} USD {VALOR_USD} TX {TAXA_USD} {DECLARACAO} - DESPESAS ACESSORIAS - SISCOMEX R# {SISCOMEX}; II R#{II_SUSPENSO}; IPI R#{IPI_SUSPENSO}; PIS R#{PIS_SUSPENSO}; COFINS R#{COFINS_SUSPENSO}; THC R#{THC}',
  );
  const { nota, faltas } = montarNota({ ...processo, forma: { ...processo.forma, ...forma } }, []);
  expect(faltas).toEqual([]);
  // The key was made again when the note was made anonymous, the tag not. The XML writes no decimals in vIOF.
  expect(diferencas(nota, ZFM.nota)).toEqual({ 'ide.cDV': ['3', '2'], 'itens.0.II.vIOF': ['0.00', '0'] });
  expect(ZFM.naoLidos).toEqual([]);
  expect(conferirNota(ZFM.nota, '2019-01-02').map(({ cStat, obrigatoria }) => [cStat, obrigatoria])).toEqual([
    [388, false],
  ]);
});

test('the note by air of 2021: the same, but for what its issuer got wrong', () => {
  const processo = aerea();
  const { forma, provas } = acharForma(AEREA.nota, processo);
  expect(provas.map(({ ponto, achado, diferenca }) => [ponto, achado, diferenca])).toEqual([
    ['vProd', 'valor aduaneiro', '0.00'],
    ['vUnCom', '10 casas; vProd é o declarado', '0.00'],
    ['vFrete, vSeg', 'dentro de vProd', '0.00'],
    ['vNF', 'vProd + frete + seguro + vOutro + IPI, sem o II', '0.00'],
    ['II', 'base no valor aduaneiro; vDespAdu zerado', '0.00'],
    ['vOutro', 'SISCOMEX', '0.00'],
    ['base do ICMS', null, null],
    ['rateio', 'SISCOMEX pelo valor aduaneiro; os centavos que sobram vão às maiores frações', '0.00'],
    ['CFOP de INDUSTRIALIZACAO', '3101', '0.00'],
    ['ICMS de INDUSTRIALIZACAO', 'CST 00 a 17.0000 %, sobre valor aduaneiro e II, sem o ICMS na própria base', '0.00'],
    ['IPI de INDUSTRIALIZACAO', 'PAGO 00, enquadramento 999', '0.00'],
    ['PIS e COFINS de INDUSTRIALIZACAO', 'PAGO 02', '0.00'],
    ['pagamento', '90, R$ 0,00', '0.00'],
    ['infCpl', null, null],
  ]);
  const { nota, faltas } = montarNota({ ...processo, forma: { ...processo.forma, ...forma } }, []);
  expect(faltas).toEqual([]);
  expect(diferencas(nota, AEREA.nota)).toEqual({
    'ide.cDV': ['7', '3'],
    'itens.0.DI.nDI': ['2113027800', '21/1302780-0'],
    'itens.1.DI.nDI': ['2113027800', '21/1302780-0'],
    'itens.2.DI.nDI': ['2113027800', '21/1302780-0'],
    // An item of the first adição of another NCM, and goods of one DI of two origins.
    'itens.2.DI.adi.nAdicao': ['2', '1'],
    'itens.2.DI.adi.nSeqAdic': ['1', '3'],
    'itens.0.ICMS.orig': ['0', '2'],
  });
  expect(AEREA.naoLidos).toEqual([
    'det/imposto/vTotTrib',
    'total/ICMSTot/vFCPUFDest',
    'total/ICMSTot/vICMSUFDest',
    'total/ICMSTot/vICMSUFRemet',
    'total/ICMSTot/vTotTrib',
    'pag/detPag/indPag',
    'pag/vTroco',
  ]);
  expect(conferirNota(AEREA.nota, '2021-07-22')).toEqual([]);
});

/** Names, addresses and numbers stand in the registers of the issuer: they are taken from the note. */
function insumos(
  nota: typeof ZFM.nota,
  outros: Partial<InsumosDaNota> & { declaracao: DeclaracaoImportacao },
): InsumosDaNota {
  const { ide, emit, dest, itens, transp } = nota;
  const declarados = outros.declaracao.adicoes.flatMap(({ numero, itens: itensDaAdicao }) =>
    itensDaAdicao.map(({ sequencia }) => `${numero}/${sequencia}`),
  );
  const mercadorias = itens.map(({ prod, DI }, i): [string, MercadoriaDaNota] => [
    declarados[i] ?? '',
    {
      codigo: prod.cProd,
      unidade: prod.uCom,
      descricao: prod.xProd,
      aplicacao: 'INDUSTRIALIZACAO',
      exportador: DI?.cExportador ?? null,
      fabricante: DI?.adi.cFabricante ?? null,
    },
  ]);
  const [primeiro] = itens;
  return {
    ...insumosDoVetor('NFE-1'),
    emit,
    dest: { nome: dest.xNome, identificacao: dest.idEstrangeiro ?? null, endereco: dest.enderDest, email: dest.email },
    emissao: { serie: ide.serie, nNF: ide.nNF, cNF: ide.cNF, dhEmi: ide.dhEmi, dhSaiEnt: ide.dhSaiEnt },
    desembaraco: { local: primeiro?.DI?.xLocDesemb ?? '', uf: primeiro?.DI?.UFDesemb ?? '' },
    transporte: { transporta: transp.transporta },
    mercadorias: new Map(mercadorias),
    cbsIbs: null,
    ...outros,
  };
}

function item(sequencia: number, quantidade: string, valorUnitario: string): ItemDeclarado {
  return { sequencia, descricao: 'X', quantidade, unidade: null, valorUnitario };
}

/** Leaves that are not the same, by their path: ours, then theirs. */
function diferencas(feita: unknown, real: unknown, caminho = ''): Record<string, [unknown, unknown]> {
  if (typeof feita !== 'object' || typeof real !== 'object' || feita === null || real === null) {
    return feita === real ? {} : { [caminho]: [feita, real] };
  }
  const nomes = new Set([...Object.keys(feita), ...Object.keys(real)]);
  const em = (objeto: object, nome: string): unknown => Object.entries(objeto).find(([qual]) => qual === nome)?.[1];
  return Object.assign(
    {},
    ...[...nomes].map((nome) => diferencas(em(feita, nome), em(real, nome), caminho ? `${caminho}.${nome}` : nome)),
  );
}
