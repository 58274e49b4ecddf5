import { adicaoComoSeGrava } from '#app/_screens/importacao/processos/previsao/adicao-como-se-grava.ts';
import { previaDasAdicoes } from '#app/_screens/importacao/processos/previsao/previa-das-adicoes.ts';
import type { AdicaoPrevista, ItemDoProcesso, ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import { itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import { conferirFolhas } from './adicao-folhas.ts';
import { aplicarProposta, comRegimesZfm, copiarAdicao } from './adicoes-do-processo.ts';

const item = (mais: Partial<ItemDoProcesso> = {}): ItemDoProcesso =>
  itensDoProcessoNovo.parse({
    itens: [
      {
        descricao: 'Circuito',
        ncm: '85423190',
        unidade: 'PECA',
        quantidade: '10',
        valorUnitario: '2',
        moeda: { codigo: '220' },
        incoterm: 'FOB',
        ...mais,
        adicao: null,
      },
    ],
  }).itens[0] as ItemDoProcesso;
const na = (adicao: number, mais: Partial<ItemDoProcesso> = {}) => ({ ...item(mais), adicao });
const adicao = (numero: number, mais: Partial<AdicaoPrevista> = {}): AdicaoPrevista => ({
  numero,
  tributos: {
    ii: { regime: 'REDUCAO', aliquota: '16', reducaoPerc: '50', fundamento: 'Lei fictícia' },
    ipi: { regime: 'INTEGRAL', aliquota: '10' },
    pis: { regime: 'INTEGRAL', categoria: 'GERAL' },
    cofins: { regime: 'INTEGRAL', categoria: 'GERAL' },
  },
  antidumping: null,
  acrescimos: [{ moeda: 'USD', valor: '5.00' }],
  deducoes: [],
  fundamentoLegal: null,
  campos: { condicaoVendaLocal: 'SHANGHAI', dadosMercadoriaCodigoNaladiSH: '85423100' },
  ...mais,
});
const aplicar = (valores: ItensDoProcesso, destinacao: 'INSUMO' | null = null) =>
  aplicarProposta(valores, previaDasAdicoes(valores, 'DI').propostas, destinacao);

describe('Generated adições', () => {
  test('are shown with what they keep and why two of one NCM are two, before anything is done', () => {
    const valores = { itens: [na(1), na(1, { condicao: 'USADA' }), item({ ncm: '84733041' })], adicoes: [adicao(1)] };
    const { vistas, somem, falta } = previaDasAdicoes(valores, 'DI');
    expect([somem, falta]).toEqual([[], null]);
    expect(vistas).toMatchObject([
      { numero: 1, de: 1, itens: 1, valor: '20.00', moeda: 'USD', semValores: false, porque: '' },
      { numero: 2, de: 1, semValores: true, porque: 'Da 001 difere em Condição' },
      { numero: 3, de: null, ncm: '84733041' },
    ]);
  });

  test('keep rates and regimes; amounts stay with one of two that go on from the same', () => {
    const novos = aplicar({ itens: [na(1), na(1, { condicao: 'USADA' })], adicoes: [adicao(1)] });
    expect(novos.itens.map((um) => um.adicao)).toEqual([1, 2]);
    expect(novos.adicoes).toMatchObject([
      { numero: 1, tributos: { ii: { aliquota: '16' } }, acrescimos: [{ valor: '5.00' }] },
      { numero: 2, tributos: { ii: { aliquota: '16' } }, acrescimos: [] },
    ]);
  });

  test('begin with full payment and no rate, or with the regimes of the ZFM and their ground', () => {
    const [integral] = aplicar({ itens: [item()], adicoes: [] }).adicoes;
    expect(integral?.tributos).toEqual({
      ii: { regime: 'INTEGRAL' },
      ipi: { regime: 'INTEGRAL' },
      pis: { regime: 'INTEGRAL', categoria: 'GERAL' },
      cofins: { regime: 'INTEGRAL', categoria: 'GERAL' },
    });
    const [zfm] = aplicar({ itens: [item()], adicoes: [] }, 'INSUMO').adicoes;
    expect(zfm?.tributos).toMatchObject({
      ii: { regime: 'SUSPENSAO', fundamento: expect.stringMatching(/^Fundamento legal 56.*DL 288\/1967/) },
      ipi: { regime: 'SUSPENSAO', fundamento: expect.stringContaining('7.212/2010') },
      pis: { regime: 'SUSPENSAO', categoria: 'GERAL' },
    });
    expect(zfm?.campos).toEqual({ iiFundamentoLegalCodigo: '56' });
  });

  test('wait for what tells them apart, and say which lines lack it', () => {
    const { falta, propostas } = previaDasAdicoes({ itens: [item(), { ...item(), ncm: '' }], adicoes: [] }, 'DI');
    expect([falta, propostas]).toEqual(['Preencha NCM, Incoterm e moeda antes de gerar: linha 2.', []]);
  });

  test('say which of the present ones nothing goes on from', () => {
    expect(previaDasAdicoes({ itens: [item()], adicoes: [adicao(1)] }, 'DI').somem).toEqual([1]);
  });
});

test('the ZFM leaves goods out of its exemption', () => {
  const { tributos } = comRegimesZfm(adicao(1), '33030010', 'INSUMO');
  expect(tributos.ii).toMatchObject({ regime: 'INTEGRAL', aliquota: '16' });
});

describe('An adição is copied', () => {
  const valores = { itens: [na(1), na(2, { condicao: 'USADA' }), na(3, { ncm: '84733041' })], adicoes: [] };
  const outra = (numero: number) =>
    adicao(numero, {
      tributos: { ...adicao(1).tributos, ii: { regime: 'INTEGRAL', aliquota: '2' } },
      acrescimos: [],
      campos: {},
    });
  const copiada = (para: 'MESMA_NCM' | 'TODAS') =>
    copiarAdicao({ ...valores, adicoes: [adicao(1), outra(2), outra(3)] }, 1, para);

  test('to those of its NCM with its rates, but without its amounts', () => {
    const [, mesma, diferente] = copiada('MESMA_NCM');
    expect(mesma).toMatchObject({
      tributos: { ii: { regime: 'REDUCAO', aliquota: '16', reducaoPerc: '50' } },
      acrescimos: [],
      campos: { condicaoVendaLocal: 'SHANGHAI', dadosMercadoriaCodigoNaladiSH: '85423100' },
    });
    expect(diferente).toEqual(outra(3));
  });

  test('to all: another NCM takes regime and ground, and no rate nor NALADI', () => {
    const [, , diferente] = copiada('TODAS');
    expect(diferente?.tributos.ii).toEqual({
      regime: 'REDUCAO',
      aliquota: '2',
      reducaoPerc: '50',
      fundamento: 'Lei fictícia',
    });
    expect(diferente?.campos).toEqual({ condicaoVendaLocal: 'SHANGHAI' });
  });
});

describe('An adição is saved', () => {
  test('without what nobody filled in, and without what is left of a choice taken back', () => {
    const digitada = adicao(1, {
      antidumping: { tipo: 'AD_VALOREM', aliquota: '3', moeda: 'USD' } as never,
      campos: { condicaoVendaLocal: null, dadosMercadoriaCodigoNaladiSH: '85423100' } as never,
      tributos: {
        ...adicao(1).tributos,
        ii: { regime: 'INTEGRAL', aliquota: '16', reducaoPerc: '50', exTarifario: { aliquota: null } } as never,
        pis: { regime: 'INTEGRAL', categoria: 'GERAL', aliquota: '2.1' },
      },
    });
    expect(adicaoComoSeGrava(digitada)).toMatchObject({
      tributos: { ii: { regime: 'INTEGRAL', aliquota: '16' }, pis: { regime: 'INTEGRAL', categoria: 'GERAL' } },
      antidumping: { tipo: 'AD_VALOREM', aliquota: '3' },
      campos: { dadosMercadoriaCodigoNaladiSH: '85423100' },
    });
    const { tributos, antidumping } = adicaoComoSeGrava(digitada) as AdicaoPrevista;
    expect([Object.keys(tributos.ii), Object.keys(tributos.pis), Object.keys(antidumping ?? {})]).toEqual([
      ['regime', 'aliquota'],
      ['regime', 'categoria'],
      ['tipo', 'aliquota'],
    ]);
  });

  test('only with leaves that fit their field of the file', () => {
    const campos = {
      cideValorAliquotaEspecifica: '1234567.00000',
      dadosMercadoriaCodigoNaladiSH: '8542.31',
      condicaoVendaLocal: 'X',
    };
    const ditos: unknown[] = [];
    conferirFolhas([adicao(1, { campos })], { addIssue: (dito: unknown) => ditos.push(dito) } as never);
    expect(ditos).toMatchObject([
      {
        path: ['adicoes', 0, 'campos', 'cideValorAliquotaEspecifica'],
        message: 'O número não cabe no campo da declaração.',
      },
      { path: ['adicoes', 0, 'campos', 'dadosMercadoriaCodigoNaladiSH'], message: 'O código tem até 8 algarismos.' },
    ]);
  });
});
