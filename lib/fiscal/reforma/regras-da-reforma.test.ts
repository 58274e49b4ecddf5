import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { CREDITOS_PRESUMIDOS } from '#lib/domain/zfm/creditos-presumidos.ts';
import { dado, type Figura, memoria, texto } from '#lib/fiscal/memoria.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { IBSCBS } from '#lib/testing/vetores/ibscbs.ts';
import { ALIQUOTAS, CREDITOS } from '#lib/testing/vetores/tabelas-da-reforma.ts';
import { calcularReforma } from './calcular-reforma.ts';
import { creditoDaRevendaPresencial, creditoDaVendaDaIndustria } from './credito-presumido.ts';
import { aliquotaDoIcmsNoAno, reformaNaBaseDoIcms } from './icms-na-transicao.ts';
import { calcularImpostoSeletivo } from './imposto-seletivo.ts';
import { aliquotaDoIpi, type LinhaIpiZfm } from './ipi-da-reforma.ts';
import { moraDaReforma } from './mora-da-reforma.ts';
import { suspensosNaoConvertidos } from './nao-convertido.ts';
import { conversaoDoAtivo, prazoDaConversao, prazoDoRetorno } from './prazos-da-suspensao.ts';
import { entradaReformaDeTeste, itemDaReformaDeTeste } from './testing/entrada-reforma-de-teste.ts';

const reais = (valor: string, nome = 'Valor') => dado({ nome, unidade: 'R$', casas: 2, fonte: 'teste' }, valor);
const porCento = (valor: string, nome = 'Alíquota') => dado({ nome, unidade: '%', casas: 2, fonte: 'teste' }, valor);
const quantidade = (valor: string) => dado({ nome: 'Quantidade', unidade: 'un', casas: 0, fonte: 'teste' }, valor);
const lido = (figura: Figura | null) => figura && texto(figura);

describe('Rates', () => {
  const municipal: Parametro = {
    codigo: 'IBS_MUN_1302603',
    valor: '0.07',
    vigenciaInicio: '2027-01-01',
    vigenciaFim: null,
    fonte: 'Lei do município',
    situacao: 'CONFIRMAR',
  };

  test('of a município go before the one of the country, in that município alone', () => {
    const parametros = [...PARAMETROS_DE_FABRICA, municipal, { ...municipal, codigo: 'IBS_UF_AM', valor: '0.06' }];
    const { totais } = calcularReforma(entradaReformaDeTeste(), { parametros });
    expect([totais.ibsUF?.regular, totais.ibsMun?.regular]).toEqual(['68.98', '80.48']);
    const noutro = entradaReformaDeTeste({ municipio: '1301902' });
    expect(calcularReforma(noutro, { parametros }).totais.ibsMun?.regular).toBe('57.49');
  });

  test('from 2029 on nothing is known: every tax is null and says so', () => {
    const entrada = entradaReformaDeTeste({ dataRegistro: '2029-01-02', dataLiberacao: '2029-01-03' });
    const { totais, avisos } = calcularReforma(entrada);
    expect([totais.cbs, totais.ibsUF, totais.ibsMun]).toEqual([null, null, null]);
    expect(avisos.map(({ codigo }) => codigo)).toEqual(Array(3).fill('ALIQUOTA_NAO_FIXADA'));
  });

  test('that are not known change nothing where none is charged', () => {
    const itens = [
      itemDaReformaDeTeste({ cst: '410', cClassTrib: '410037' }),
      itemDaReformaDeTeste({ numero: '2', cst: '200', cClassTrib: '200003' }),
    ];
    const { totais, avisos } = calcularReforma(entradaReformaDeTeste({ itens }));
    expect([totais.cbs?.regular, avisos]).toEqual(['0.00', []]);
  });

  test('are rounded as each tax asks', () => {
    const itens = [itemDaReformaDeTeste({ valorAduaneiro: '1925.00', ii: '0.00' })];
    const entrada = entradaReformaDeTeste({
      dataRegistro: '2026-05-04',
      dataLiberacao: '2026-05-08',
      componentes: {},
      itens,
    });
    const precisao = { ibsUF: { casas: 2, arredondamento: 'MEIO_PARA_CIMA' } } as const;
    expect(calcularReforma(entrada).totais.ibsUF?.regular).toBe('1.92');
    expect(calcularReforma(entrada, { precisao }).totais.ibsUF?.regular).toBe('1.93');
  });
});

test('the TCIF leaves the base where the company says so', () => {
  const componentes = { siscomex: '154.23', tcif: '260.00' };
  const fora: Parametro = {
    codigo: 'TCIF_INTEGRA_BASE_CBS_IBS',
    valor: '0.00',
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Consulta',
    situacao: 'CONFIRMAR',
    origem: 'EMPRESA',
  };
  const entrada = entradaReformaDeTeste({ componentes });
  expect(calcularReforma(entrada).totais.base).toBe('114414.23');
  const { totais, itens } = calcularReforma(entrada, { parametros: [...PARAMETROS_DE_FABRICA, fora] });
  expect([totais.base, itens[0]?.componentes]).toEqual(['114154.23', { siscomex: '154.23' }]);
});

test('a deferral puts the reduced tax off as a suspension does', () => {
  const itens = [itemDaReformaDeTeste({ cst: '515', cClassTrib: '515001' })];
  const { totais } = calcularReforma(entradaReformaDeTeste({ itens }));
  expect(totais.ibsUF).toEqual({ regular: '22.99', suspenso: '22.99', devido: '0.00', recolher: '0.00' });
});

describe('Late charges', () => {
  const mora = (vencimento: string, pagamento: string, selic: { mes: string; taxa: string }[] = []) => {
    const { multa, juros, total } = moraDaReforma(reais('1000.00', 'CBS'), { vencimento, pagamento, selic });
    return [texto(multa), texto(juros), texto(total)];
  };

  /** domain/reforma.md §6, ZFM-2: 60 days are 19,80 %, and from 61 on it is 20 %. */
  test.each([
    ['2027-01-15', '2027-01-15', '0.00', '0.00', '1000.00'],
    ['2027-01-15', '2027-01-16', '3.30', '0.00', '1003.30'],
    // A Friday and the Monday after: § 3º counts from the day after, business day or not.
    ['2027-01-15', '2027-01-18', '9.90', '0.00', '1009.90'],
    ['2027-01-15', '2027-02-10', '85.80', '10.00', '1095.80'],
  ])('due %s, paid %s', (vencimento, pagamento, multa, juros, total) => {
    expect(mora(vencimento, pagamento)).toEqual([multa, juros, total]);
  });

  test('the multa stops at 20 %, the Selic of the months between is added', () => {
    const selic = [{ mes: '2027-02', taxa: '1.00' }];
    expect(mora('2027-01-15', '2027-03-16', selic)).toEqual(['198.00', '20.00', '1218.00']);
    expect(mora('2027-01-15', '2027-03-17', selic)).toEqual(['200.00', '20.00', '1220.00']);
  });

  test('their memória names the law of the reform', () => {
    const { total } = moraDaReforma(reais('1000.00', 'CBS'), {
      vencimento: '2027-01-15',
      pagamento: '2027-02-10',
      selic: [],
    });
    expect(JSON.stringify(memoria(total))).not.toContain('9.430');
  });
});

describe('The IPI', () => {
  const lista: LinhaIpiZfm[] = [
    { ncm: '85287200', inicio: '2027-01-01', fim: null, aliquota: '15.00', fonte: 'Ato de teste' },
  ];
  test.each([
    ['85287200', '2026-12-31', null, '10.00'],
    ['85287200', '2027-01-01', null, null],
    ['85287200', '2027-01-01', lista, '15.00'],
    ['85423190', '2027-01-01', lista, '0.00'],
  ])('%s on %s', (ncm, dia, ipiZfm, aliquota) => {
    expect(lido(aliquotaDoIpi({ ncm, tipi: '10.00', dia, ipiZfm }))).toBe(aliquota);
  });
});

describe('The Imposto Seletivo', () => {
  const calcular = (ncm: string, dia: string, aliquota: string | null) =>
    lido(
      calcularImpostoSeletivo({ ncm, dia, base: reais('100000.00'), aliquota: aliquota ? porCento(aliquota) : null }),
    );
  test.each([
    ['85423190', '2027-02-03', null, '0.00'],
    ['87032310', '2026-12-31', null, '0.00'],
    ['87032310', '2027-01-01', null, null],
    ['87032310', '2027-01-01', '1.25', '1250.00'],
  ])('of %s on %s at %s is %s', (ncm, dia, aliquota, is) => {
    expect(calcular(ncm, dia, aliquota)).toBe(is);
  });
});

describe('The ICMS', () => {
  test.each([
    ['2028-12-31', '20.00'],
    ['2029-01-01', '18.00'],
    ['2030-06-30', '16.00'],
    ['2031-06-30', '14.00'],
    ['2032-12-31', '12.00'],
    ['2033-01-01', '0.00'],
  ])('of 20 %% on %s is %s', (dia, aliquota) => {
    expect(texto(aliquotaDoIcmsNoAno(porCento('20.00'), dia, PARAMETROS_DE_FABRICA))).toBe(aliquota);
  });

  const naBase = (dia: string, uf: 'AM' | 'SP', ...valores: string[]) =>
    reformaNaBaseDoIcms(
      valores.map((valor) => reais(valor)),
      uf,
      dia,
      PARAMETROS_DE_FABRICA,
    )?.map(texto) ?? null;

  test('has nothing of a suspended tax, nothing in 2026, and asks in 2027', () => {
    expect(naBase('2027-02-03', 'AM', '0.00', '0.00')).toEqual([]);
    expect(naBase('2026-05-08', 'AM', '10.00')).toEqual([]);
    expect(naBase('2027-02-03', 'AM', '10.00')).toBeNull();
    expect(naBase('2026-05-08', 'SP', '10.00')).toBeNull();
  });

  test('has what is due where the State says so', () => {
    const sim: Parametro = {
      codigo: 'CBS_IBS_INTEGRA_BASE_ICMS_AM',
      valor: '1.00',
      vigenciaInicio: '2027-01-01',
      vigenciaFim: null,
      fonte: 'Resposta à consulta',
      situacao: 'CONFIRMAR',
      origem: 'EMPRESA',
    };
    const base = reformaNaBaseDoIcms([reais('10.00')], 'AM', '2027-02-03', [...PARAMETROS_DE_FABRICA, sim]);
    expect(base?.map(texto)).toEqual(['10.00']);
  });
});

describe('Presumed credits', () => {
  const credito = (dia: string) =>
    creditoDaRevendaPresencial({
      codigo: '07',
      base: reais('200000.00'),
      aliquotas: [porCento('0.05'), porCento('0.05')],
      ibs: [reais('100.00'), reais('100.00')],
      dia,
      parametros: PARAMETROS_DE_FABRICA,
    });

  test('of resale in person there is none before 2027', () => {
    expect(credito('2026-12-31')).toBeNull();
    expect(creditoDaVendaDaIndustria(reais('1.00'), true, '2026-12-31', PARAMETROS_DE_FABRICA)).toBeNull();
  });

  test('say rate and article', () => {
    const { percentual, credito: valor } = credito('2027-01-01') ?? {};
    expect([lido(percentual ?? null), valor?.fonte]).toEqual(['0.05000000', 'LC 214/2025, art. 444, §§ 1º e 2º']);
  });
});

describe('What is not converted', () => {
  const parte = (total: string, nao: string) =>
    suspensosNaoConvertidos({
      quantidade: quantidade(total),
      quantidadeNaoConvertida: quantidade(nao),
      suspensos: { ibs: reais('100.00', 'IBS'), cbs: reais('9110.00', 'CBS') },
    });

  test('is the whole where nothing was', () => {
    const { ibs, cbs } = parte('1000', '1000');
    expect([texto(ibs), texto(cbs)]).toEqual(['100.00', '9110.00']);
  });

  test.each([
    ['1000', '0'],
    ['1000', '1000.0001'],
  ])('of %s cannot be %s', (total, nao) => {
    expect(() => parte(total, nao)).toThrow(expect.objectContaining({ campo: 'quantidadeNaoConvertida' }));
  });
});

describe('Deadlines', () => {
  test.each([
    ['2027-01-15', '2031-01-15'],
    ['2027-01-31', '2031-01-31'],
    ['2028-02-29', '2032-02-29'],
    ['2027-12-31', '2031-12-31'],
  ])('issued on %s, converted until %s', (emissao, prazo) => {
    expect(prazoDaConversao(emissao, PARAMETROS_DE_FABRICA)).toBe(prazo);
  });

  test('a day that its month has not is the last of it', () => {
    const meses: Parametro = {
      codigo: 'ZFM_CONVERSAO_MESES',
      valor: '49.00',
      vigenciaInicio: null,
      vigenciaFim: null,
      fonte: 'Teste',
      situacao: 'CONFIRMAR',
    };
    expect(prazoDaConversao('2027-01-31', [meses])).toBe('2031-02-28');
  });

  test.each([
    [null, '2031-01-15'],
    ['2030-06-30', '2030-06-30'],
    ['2032-06-30', '2031-01-15'],
  ])('an asset fully depreciated on %s is exempt on %s', (depreciadoEm, conversao) => {
    expect(conversaoDoAtivo('2027-01-15', depreciadoEm, PARAMETROS_DE_FABRICA)).toBe(conversao);
  });

  test('what leaves for repair is back within 180 days', () => {
    expect(prazoDoRetorno('2027-01-15', PARAMETROS_DE_FABRICA)).toBe('2027-07-14');
  });
});

describe('The other vectors of CBS and IBS', () => {
  /** A tax on a given base, by the rates of the day or those given. */
  const sobre = (base: string, classe: Parameters<typeof itemDaReformaDeTeste>[0], mudanca = {}) =>
    calcularReforma(
      entradaReformaDeTeste({
        dataRegistro: '2026-05-09',
        dataLiberacao: '2026-05-09',
        componentes: {},
        itens: [itemDaReformaDeTeste({ valorAduaneiro: base, ii: '0.00', ...classe })],
        ...mudanca,
      }),
    ).totais;

  test('ORC-1: zero by reduction, and what the regular taxation would be', () => {
    const reduzida = sobre('26293.90', { cst: '200', cClassTrib: '200022' });
    expect([reduzida.cbs?.devido, reduzida.ibsUF?.devido]).toEqual(['0.00', '0.00']);
    const regular = sobre('26293.90', {});
    const { vTribRegCBS, vTribRegIBSUF, vTribRegIBSMun } = IBSCBS['ORC-1'].esperado.gTribRegular;
    expect([regular.cbs?.regular, regular.ibsUF?.regular, regular.ibsMun?.regular]).toEqual([
      vTribRegCBS,
      vTribRegIBSUF,
      vTribRegIBSMun,
    ]);
  });

  test('ORC-2: half to even, under a suspension of 2028 with given rates', () => {
    const { CBS: cbs, IBSUF: ibsUF, IBSMun: ibsMun } = IBSCBS['ORC-2'].aliquotasInformadas;
    const classe = { cst: '550', cClassTrib: '550019', regular: { cst: '000', cClassTrib: '000003' } };
    const totais = sobre('1925.00', classe, {
      dataRegistro: '2028-02-15',
      dataLiberacao: '2028-02-15',
      aliquotas: { cbs, ibsUF, ibsMun },
    });
    const { vTribRegCBS, vTribRegIBSUF, vTribRegIBSMun } = IBSCBS['ORC-2'].esperado.gTribRegular;
    expect(totais.cbs).toEqual({ regular: vTribRegCBS, suspenso: vTribRegCBS, devido: '0.00', recolher: '0.00' });
    expect([totais.ibsUF?.suspenso, totais.ibsMun?.suspenso]).toEqual([vTribRegIBSUF, vTribRegIBSMun]);
  });

  test('ORC-4: a reduction of 80 % is one of the rate, before the product', () => {
    // 200026 is of no import; the reduction alone is tried, by the rates it leaves.
    const { pAliqEfetCBS, vCBS, pAliqEfetIBSUF, vIBSUF } = IBSCBS['ORC-4'].esperado;
    const totais = sobre('4.14', {}, { aliquotas: { cbs: pAliqEfetCBS, ibsUF: pAliqEfetIBSUF } });
    expect([totais.cbs?.regular, totais.ibsUF?.regular]).toEqual([vCBS, vIBSUF]);
  });

  test('ORC-5: suspended, with a regular taxation reduced to zero', () => {
    const classe = { cst: '550', cClassTrib: '550004', regular: { cst: '200', cClassTrib: '200009' } };
    const totais = sobre('18475.00', classe);
    const { vTribRegCBS, vCBS } = IBSCBS['ORC-5'].esperado;
    expect([totais.cbs?.regular, totais.cbs?.devido]).toEqual([vTribRegCBS, vCBS]);
  });

  test('ORC-7: a reduction of 100 %', () => {
    const totais = sobre('3115.00', { cst: '200', cClassTrib: '200002' });
    expect(totais.cbs?.devido).toBe(IBSCBS['ORC-7'].esperado.vCBS);
  });

  test.each(['LIB-1', 'LIB-4'] as const)('%s: ICMS, PIS and COFINS are not in the base', (id) => {
    const { vBC, vIBSUF, vCBS } = IBSCBS[id].esperado;
    const totais = sobre(vBC, {});
    expect([totais.base, totais.ibsUF?.regular, totais.cbs?.regular]).toEqual([vBC, vIBSUF, vCBS]);
  });

  test('LIB-2: a suspended item keeps its regular taxation', () => {
    const totais = sobre('84.79', { cst: '550', cClassTrib: '550019' });
    const { vTribRegIBSUF, vTribRegIBSMun, vTribRegCBS } = IBSCBS['LIB-2'].esperado.gTribRegular;
    expect([totais.ibsUF?.suspenso, totais.ibsMun?.suspenso, totais.cbs?.suspenso, totais.cbs?.devido]).toEqual([
      vTribRegIBSUF,
      vTribRegIBSMun,
      vTribRegCBS,
      '0.00',
    ]);
  });

  test('LIB-3: a deferral of a reduced rate', () => {
    const totais = sobre('84.79', { cst: '515', cClassTrib: '515001' });
    const { vDifCBS, vDifIBSUF, vCBS } = IBSCBS['LIB-3'].esperado;
    expect([totais.cbs?.suspenso, totais.ibsUF?.suspenso, totais.cbs?.devido]).toEqual([vDifCBS, vDifIBSUF, vCBS]);
  });

  test.each(['IMP-1', 'IMP-2', 'IMP-3', 'IMP-5'] as const)('%s: base, and each tax to the cent', (id) => {
    const { componentes, base, tributos } = IBSCBS[id];
    const { VA, II, Siscomex, AFRMM, TUSM, TCIF }: ComponentesDaBase = componentes;
    const de2027 = id === 'IMP-2';
    const totais = sobre(
      VA,
      { ii: II },
      {
        componentes: { siscomex: Siscomex, afrmm: AFRMM, tum: TUSM, tcif: TCIF },
        ...(de2027 && { dataRegistro: '2027-02-01', dataLiberacao: '2027-02-03', aliquotas: { cbs: '9.11' } }),
      },
    );
    expect([totais.base, totais.cbs?.regular, totais.ibsUF?.regular, totais.ibsMun?.regular]).toEqual([
      base,
      tributos.CBS.halfEven,
      tributos.IBS_UF.halfEven,
      tributos.IBS_MUN.halfEven,
    ]);
  });

  test('ZFM-1: what the event 112120 declares is in proportion to the quantity', () => {
    const { entrada, esperado } = IBSCBS['ZFM-1'];
    const { ibs, cbs } = suspensosNaoConvertidos({
      quantidade: quantidade(entrada.qtdItem),
      quantidadeNaoConvertida: quantidade(entrada.qtdNaoConvertida),
      suspensos: { ibs: reais(entrada.vTribRegIBS), cbs: reais(entrada.vTribRegCBS) },
    });
    expect({ vIBS: texto(ibs), vCBS: texto(cbs) }).toEqual({ vIBS: esperado.vIBS, vCBS: esperado.vCBS });
  });

  test('ZFM-3: half of the IBS of an import for resale in person', () => {
    const { entrada, esperado } = IBSCBS['ZFM-3'];
    const calculado = creditoDaRevendaPresencial({
      codigo: '07',
      base: reais(entrada.base),
      aliquotas: [porCento(entrada.pIBSUF), porCento(entrada.pIBSMun)],
      ibs: [reais(esperado.vIBSUF), reais(esperado.vIBSMun)],
      dia: '2027-02-03',
      parametros: PARAMETROS_DE_FABRICA,
    });
    expect([lido(calculado?.credito ?? null), lido(calculado?.recolher ?? null)]).toEqual([
      esperado.credPres50,
      esperado.IBSaRecolher,
    ]);
  });

  test('ZFM-4: 6 % on the products of art. 454, 2 % on the others', () => {
    const { entrada, esperado } = IBSCBS['ZFM-4'];
    const valor = reais(entrada.valorOperacao);
    const de = (art454: boolean) => lido(creditoDaVendaDaIndustria(valor, art454, '2027-01-01', PARAMETROS_DE_FABRICA));
    expect([de(true), de(false)]).toEqual([esperado.credCBS_art454, esperado.credCBS_demais]);
  });

  test('ZFM-5: 48 months', () => {
    const { entrada, esperado } = IBSCBS['ZFM-5'];
    expect(prazoDaConversao(entrada.emissao, PARAMETROS_DE_FABRICA)).toBe(esperado.prazoConversao);
  });

  test('the presumed credits are those of the source', () => {
    expect(Object.keys(CREDITOS_PRESUMIDOS).sort()).toEqual(CREDITOS.map(({ codigo }) => codigo).sort());
    for (const { codigo, inicio, deduzDoTributo } of CREDITOS) {
      expect(CREDITOS_PRESUMIDOS[codigo as '07']).toMatchObject({ inicio, deduzDoTributo });
    }
  });

  test('the rates shipped are those of the source, and empty where it has none', () => {
    for (const { tributo, inicio, percentual = null, estimativaAplicada } of ALIQUOTAS) {
      const linha = PARAMETROS_DE_FABRICA.find(
        ({ codigo, vigenciaInicio }) => codigo === tributo && vigenciaInicio === inicio,
      );
      const valor = linha?.valor ?? null;
      expect([tributo, inicio, valor && new Exato(valor).toString(), linha?.estimativa]).toEqual([
        tributo,
        inicio,
        percentual,
        estimativaAplicada,
      ]);
    }
  });
});

/** What enters the base of a worked case: `VA` and `II`, and those others it has. */
type ComponentesDaBase = Record<'VA' | 'II', string> & Partial<Record<'Siscomex' | 'AFRMM' | 'TUSM' | 'TCIF', string>>;
