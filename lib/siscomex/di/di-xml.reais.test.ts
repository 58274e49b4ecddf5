import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { DIS_REAIS, materialReal } from '#lib/testing/material-real.ts';
import { IMPORTACOES, IMPRESSOS, type VetorImportacao } from '#lib/testing/vetores/calculo-importacao.ts';
import { lerDiXml } from './di-xml.ts';

/**
 * TV2, TV3 and TV4 of domain/importacao.md §4.10: adição, NCM, net weight, cv in US$, cv in R$, freight, insurance, printed base,
 * then rate and due of II, IPI, PIS, COFINS.
 */
const TV2 = `
001 73181500 2134.80000 6346.13 33112.20 1170.53 0.00 33113.45 16.00 5297.95 6.50 2496.74 2.10 695.35 9.65 3195.32
002 73181600 325.82000 1004.20 5239.61 178.65 0.00 5239.82 16.00 838.33 6.50 395.07 2.10 110.03 9.65 505.62
003 73182200 219.04000 990.59 5168.60 120.10 0.00 5168.75 16.00 826.97 6.50 389.72 2.10 108.54 9.65 498.76
004 73202010 63.63000 350.11 1826.76 34.88 0.00 1826.86 16.00 292.28 9.75 206.61 2.10 38.36 9.65 176.28
005 73249000 19.00000 406.99 2123.55 10.41 0.00 2123.59 14.40 305.79 6.50 157.90 2.10 44.59 9.65 204.92
006 84099111 6150.20000 33391.48 174226.72 3372.21 0.00 174227.26 16.00 27876.27 3.25 6568.36 3.12 5435.87 15.37 26778.64
007 84099114 82.80000 1758.14 9173.44 45.39 0.00 9173.51 16.00 1467.75 3.25 345.84 3.12 286.21 15.37 1409.95
008 84099117 242.10000 2683.57 14002.06 132.74 0.00 14002.33 16.00 2240.32 3.25 527.88 3.12 436.86 15.37 2152.11
009 84099118 30.50000 466.35 2433.27 16.72 0.00 2433.35 16.00 389.32 3.25 91.73 3.12 75.91 15.37 373.99
010 84561190 70.00000 2265.35 11819.91 38.38 0.00 11819.95 11.20 1323.82 0.00 0.00 2.10 248.21 10.65 1258.82
011 84831020 118.40000 1042.54 5439.66 64.91 0.00 5439.67 16.00 870.34 0.00 0.00 3.12 169.71 15.37 836.07
012 87141000 13171.00000 26005.32 135687.95 7221.77 0.00 135688.70 12.80 17368.05 9.00 13775.10 2.10 2849.44 9.65 13093.88
013 87141000 2375.38000 14353.00 74889.64 1302.44 0.00 74890.38 12.80 9585.87 9.00 7602.86 2.10 1572.68 9.65 7226.85
014 90271000 183.40000 15801.85 82449.31 100.55 0.00 82449.64 11.20 9234.32 0.00 0.00 2.10 1731.43 10.65 8780.85
015 90299010 12.80000 1178.27 6147.85 7.01 0.00 6147.89 16.00 983.65 9.75 695.32 3.12 191.81 14.37 883.44
016 84099120 28.00000 339.37 1770.73 15.35 0.00 1770.76 16.00 283.31 3.25 66.75 3.12 55.24 15.37 272.16`;
const TV3 = `
001 85177099 594.04000 119261.10 444712.71 47218.33 34.39 491965.44 0.00 0.00 10.00 49196.54 2.10 10331.27 9.65 47474.66
002 85177099 57.60000 13274.56 49499.50 4578.43 3.82 54081.77 0.00 0.00 10.00 5408.17 2.10 1135.71 9.65 5218.88`;
const TV4 = `
001 39231090 18.00000 399.94 1491.33 3923.73 0.37 5415.45 18.00 974.77 15.00 958.53 2.10 113.72 10.65 576.74`;

const linhas = (tabela: string) => tabela.trim().split('\n');

/** Formats an adição as a line of the tables above. */
function comoLinha({ numero, ncm, pesoLiquido, tributos, ...adicao }: AdicaoDeclarada): string {
  const { ii, ipi, pis, cofins } = tributos;
  const valores = [adicao.valorMoeda, adicao.valorReais, adicao.freteReais, adicao.seguroReais, ii.base];
  const aliquotas = [ii, ipi, pis, cofins].flatMap(({ aliquota, devido }) => [aliquota, devido]);
  return [numero, ncm, pesoLiquido, ...valores, ...aliquotas].join(' ');
}

describe('the real declarations, made anonymous', () => {
  const [de2018, de2023] = DIS_REAIS.map(materialReal);
  const [tv3, di2, tv4] = lerDiXml(de2018 as Buffer) as [
    DeclaracaoImportacao,
    DeclaracaoImportacao,
    DeclaracaoImportacao,
  ];
  const [tv2] = lerDiXml(de2023 as Buffer) as [DeclaracaoImportacao];

  test('hold three declarations of 2, 4 and 1 adições, and one of 16 with 189 items', () => {
    expect(lerDiXml(de2018 as Buffer).map(({ numeroDI }) => numeroDI)).toEqual([
      '1890000010',
      '1890000029',
      '1890000037',
    ]);
    expect([tv3, di2, tv4].map(({ adicoes }) => adicoes.length)).toEqual([2, 4, 1]);
    expect(tv2.adicoes.map(({ itens }) => itens.length)).toEqual([
      54, 7, 6, 4, 1, 22, 3, 10, 2, 1, 3, 29, 30, 14, 2, 1,
    ]);
    expect(tv2.adicoes.flatMap(({ itens }) => itens)).toHaveLength(189);
  });

  test.each(linhas(TV2))('DI of 16 adições prints %s', (linha) => {
    expect(tv2.adicoes.map(comoLinha)).toContain(linha);
  });
  test.each(linhas(TV3))('first DI of 2018 prints %s', (linha) => expect(tv3.adicoes.map(comoLinha)).toContain(linha));
  test.each(linhas(TV4))('third DI of 2018 prints %s', (linha) => expect(tv4.adicoes.map(comoLinha)).toContain(linha));

  test('under full collection all that is due is to be paid', () => {
    for (const { tributos } of tv2.adicoes) {
      for (const { devido, recolher } of Object.values(tributos)) expect(recolher).toBe(devido);
    }
  });

  test('a suspended IPI is printed as due and nothing of it is to be paid', () => {
    const { ipi, pis, cofins } = (tv3.adicoes[0] as AdicaoDeclarada).tributos;
    expect(ipi).toEqual({
      regime: { codigo: '5', nome: 'SUSPENSAO' },
      base: null,
      aliquota: '10.00',
      aliquotaReduzida: null,
      devido: '49196.54',
      recolher: '0.00',
    });
    expect([pis.regime, cofins.regime]).toEqual([pis.regime, pis.regime]);
    expect(pis).toMatchObject({ regime: { codigo: '1' }, base: '491965.44', recolher: '10331.27' });
  });

  test('headers say their totals, freight and insurance', () => {
    expect(tv2.totais).toEqual({
      adicoes: 16,
      vmleDolares: '105732.33',
      vmleReais: '551683.75',
      vmldDolares: '108383.26',
      vmldReais: '565511.26',
    });
    expect(tv2.frete).toEqual({
      moeda: { codigo: '220', nome: 'DOLAR DOS EUA' },
      valorMoeda: '2651.00',
      valorDolares: '2651.00',
      valorReais: '13832.12',
    });
    expect(tv2.seguro).toEqual({
      moeda: { codigo: null, nome: null },
      valorMoeda: '0.00',
      valorDolares: '0.00',
      valorReais: '0.00',
    });
    expect(tv3.totais).toMatchObject({ adicoes: 2, vmleReais: '494212.22', vmldReais: '546047.18' });
    expect(tv3.frete).toMatchObject({ valorMoeda: '13890.63', valorReais: '51796.77' });
    expect(tv3.seguro).toMatchObject({ valorMoeda: '10.25', valorReais: '38.22' });
    expect(tv3.carga).toMatchObject({ pesoBruto: '1044.00000', pesoLiquido: '651.64000' });
  });

  test('headers say who, where and when', () => {
    expect(tv2).toMatchObject({
      numeroDI: '2390000010',
      sequencialRetificacao: 0,
      tipoDeclaracao: { codigo: '01', nome: 'CONSUMO' },
      dataRegistro: '2023-01-02',
      dataDesembaraco: null,
      canalCodigo: '000',
      situacaoEntregaCarga: 'ENTREGA NAO AUTORIZADA',
      importador: {
        numero: '11222333000181',
        nome: 'IMPORTADORA FICTICIA DA AMAZONIA LTDA',
        representanteLegal: { cpf: '52998224725', nome: 'REPRESENTANTE FICTICIO' },
      },
      urfDespacho: { codigo: '0120100', nome: 'GOIANIA' },
      conhecimento: { master: '132600000000019', tipo: { codigo: '12' }, dataEmbarque: '2022-11-08' },
      informacaoComplementar: 'TAXA DE CONVERSAO USD 220: 5,2177',
    });
    expect(tv2.carga).toMatchObject({
      viaTransporte: { codigo: '01', nome: 'MARÍTIMA' },
      veiculo: 'MAERSK LIRQUEN',
      urfEntrada: { codigo: '0817800', nome: 'PORTO DE SANTOS' },
      recinto: { codigo: '1201101', nome: 'PAC LOGÍSTICA E HANGARAGEM LTDA' },
      setor: '010',
      dataChegada: '2022-12-11',
    });
    expect(tv3).toMatchObject({ canalCodigo: '001', dataDesembaraco: '2018-06-01', carga: { veiculo: null } });
  });

  test('payments, papers and packages', () => {
    expect(tv2.pagamentos.map(({ codigoReceita, valorReceita }) => [codigoReceita, valorReceita])).toEqual([
      ['0086', '79185.09'],
      ['1038', '33320.00'],
      ['5602', '14050.41'],
      ['5629', '67648.25'],
      ['7811', '493.56'],
    ]);
    expect(tv2.pagamentos[0]).toEqual({
      campos: {
        agenciaPagamento: '0001',
        bancoPagamento: '001',
        codigoTipoPagamento: '1',
        contaPagamento: '000000',
        nomeTipoPagamento: 'Débito em Conta',
      },
      codigoReceita: '0086',
      data: '2023-01-02',
      valorReceita: '79185.09',
      valorMulta: '0.00',
      valorJuros: '0.00',
      numeroRetificacao: 0,
    });
    expect(tv2.documentos[0]).toEqual({ tipo: { codigo: '01', nome: 'FATURA COMERCIAL' }, numero: 'FICTICIO001' });
    expect(tv2.embalagens).toEqual([{ tipo: { codigo: '19', nome: 'CAIXA DE PAPELAO' }, quantidade: 1241 }]);
  });

  test('items keep the scale of each figure, and no licence is null', () => {
    const adicao = tv3.adicoes[0] as AdicaoDeclarada;
    expect(adicao.itens[0]).toEqual({
      sequencia: 1,
      descricao: 'MERCADORIA 01 DA ADICAO 001',
      quantidade: '5300.00000',
      unidade: 'PECA',
      valorUnitario: '12.5538000',
    });
    expect(adicao).toMatchObject({
      numeroLI: null,
      incoterm: 'FCA',
      valorTotalCondicaoVenda: '119261.1000000',
      quantidadeEstatistica: '594.04000',
      paisOrigem: { codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' },
      acrescimos: [],
      deducoes: [],
    });
  });

  test('every leaf of an adição is in campos, decoded, and no group is', () => {
    const { campos } = tv3.adicoes[0] as AdicaoDeclarada;
    expect(campos).toMatchObject({
      condicaoVendaValorMoeda: '119261.10',
      dadosMercadoriaPesoLiquido: '594.04000',
      valorTotalCondicaoVenda: '119261.1000000',
      iiExTarifarioAtoLegalNumero: '000064',
      vinculoCompradorVendedor: 'Não há vinculação entre comprador e vendedor.',
      numeroLI: null,
      freteMoedaNegociadaCodigo: null,
    });
    expect(Object.keys(campos)).not.toContain('mercadoria');
    expect(Object.keys(campos)).not.toContain('destaqueNcm');
    expect(Object.keys(campos)).toHaveLength(119);
  });
});

describe('what the Siscomex printed on the real declarations', () => {
  const lidas = DIS_REAIS.flatMap((amostra) => lerDiXml(materialReal(amostra)));
  const impressos = IMPRESSOS.map(({ caso: id, pagamentos }, i) => ({
    id,
    pagamentos,
    di: lidas[i] as DeclaracaoImportacao,
    resultado: IMPORTACOES.find((vetor) => vetor.id === id)?.resultado as VetorImportacao['resultado'],
  }));

  test.each(impressos)('$id: II, IPI, PIS, COFINS and base of each adição', ({ di, resultado }) => {
    const declarados = resultado.adicoes.map(({ numero, declarado }) => ({ numero, ...declarado }));
    expect(
      di.adicoes.map(({ numero, tributos: { ii, ipi, pis, cofins } }) => ({
        numero,
        ii: ii.devido,
        ipi: ipi.devido,
        pis: pis.devido,
        cofins: cofins.devido,
        base: ii.base,
      })),
    ).toEqual(declarados);
  });

  test.each(impressos)('$id: what is to be paid, and the payments', ({ di, resultado, pagamentos }) => {
    const recolher = resultado.adicoes.map((adicao) => adicao.recolher);
    const suspenso = (tributo: { regime: { codigo: string | null }; recolher: string }) =>
      tributo.regime.codigo === '5';
    for (const [indice, { tributos }] of di.adicoes.entries()) {
      expect(tributos.ii.recolher).toBe(recolher[indice]?.ii);
      expect(tributos.pis.recolher).toBe(recolher[indice]?.pis);
      expect(tributos.cofins.recolher).toBe(recolher[indice]?.cofins);
      expect(tributos.ipi.recolher).toBe(suspenso(tributos.ipi) ? '0.00' : tributos.ipi.devido);
    }
    expect(Object.fromEntries(di.pagamentos.map((pago) => [pago.codigoReceita, pago.valorReceita]))).toEqual(
      pagamentos,
    );
  });
});

test('the XML that a converter made of a DUIMP is refused with the number as the Portal takes it', () => {
  expect(() => lerDiXml(materialReal('samples/reais/duimp-em-xml-de-conversor-2026.xml'))).toThrow(
    'O arquivo é um XML da DUIMP 26BR0000000001-0, que não traz os tributos de cada item. Traga as respostas do Portal Único em JSON: a capa (GET /ext/duimp/26BR00000000010/1) e os itens (…/itens), ou a da Sefaz.',
  );
});

test('the DIs that the other tests read have the figures of these, and names of their own', () => {
  const reais = DIS_REAIS.flatMap((amostra) => lerDiXml(materialReal(amostra)));
  const feitas = [disDe2018(), diDe2023()].flatMap((arquivo) => lerDiXml(arquivo));
  expect(feitas.map(figurasDe)).toEqual(reais.map(figurasDe));
});

function figurasDe({
  numeroDI,
  dataRegistro,
  frete,
  seguro,
  totais,
  pagamentos,
  adicoes,
  carga,
}: DeclaracaoImportacao) {
  return {
    numeroDI,
    dataRegistro,
    frete,
    seguro,
    totais,
    pesos: [carga.pesoBruto, carga.pesoLiquido],
    pagamentos: pagamentos.map(({ codigoReceita, data, valorReceita }) => [codigoReceita, data, valorReceita]),
    adicoes: adicoes.map(({ tributos, itens, ...adicao }) => ({
      linha: comoLinha({ tributos, itens, ...adicao }),
      incoterm: adicao.incoterm,
      moeda: adicao.moeda,
      total: adicao.valorTotalCondicaoVenda,
      li: adicao.numeroLI,
      tributos: Object.values(tributos).map(({ regime, base, devido, recolher }) => ({
        regime,
        base,
        devido,
        recolher,
      })),
      itens: itens.map(({ sequencia, quantidade, valorUnitario }) => [sequencia, quantidade, valorUnitario]),
    })),
  };
}
