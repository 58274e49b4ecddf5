import { dcrEmBranco } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { componenteDaLinha, linhaVazia } from '#app/_screens/dcr/processos/componentes/componentes-linhas.ts';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import type { ConteudoDoDcr, ImportadoDoDcr } from '#lib/domain/zfm/dcr.ts';
import type { EntradaDcr } from '#lib/fiscal/dcr/entrada-dcr.ts';
import { figurasConhecidas } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { DCR, type VetorDcr } from '#lib/testing/vetores/zfm.ts';
import { calcularDigitado } from './calculo-ao-vivo.tsx';

/** A component of a vector as typed into a grid row. */
function digitada(componente: EntradaDcr['nacionais'][number] & Partial<EntradaDcr['subcomponentes'][number]>) {
  const { nome, qtd, vuUSD, aliqII = '0.00', suspensao = 'S', reduz = 'S', incluiBC = 'S' } = componente;
  return {
    ...linhaVazia(),
    codigo: nome,
    descricao: nome,
    ncm: '85423190',
    quantidade: qtd,
    preco: vuUSD,
    aliquotaII: aliqII ?? '',
    suspensao,
    reduz,
    incluiBC,
    pai: 'A',
  };
}

function doVetor({ tipoCoeficiente, entrada }: VetorDcr) {
  const { nacionais, subcomponentes = [], importados, acrescimoPP, salariosUSD, encargosUSD } = entrada;
  return {
    ...dcrEmBranco('2026-11-20', '5.123400'),
    tipoCoeficiente: tipoCoeficiente === 'F' ? ('FIXO' as const) : ('VARIAVEL' as const),
    acrescimo: acrescimoPP,
    nacionais: nacionais.map((um) => componenteDaLinha('nacionais', digitada(um))),
    subcomponentes: subcomponentes.map((um) =>
      componenteDaLinha('subcomponentes', digitada(um)),
    ) as ConteudoDoDcr['subcomponentes'] & never[],
    importados: importados.map((um) => componenteDaLinha('importados', digitada(um))) as ImportadoDoDcr[] & never[],
    salarios: salariosUSD,
    encargos: encargosUSD,
  };
}

describe('The ten worked DCR-E typed into the form', () => {
  test.each(DCR)('$id: every figure to the last digit, rounded and truncated', (vetor) => {
    const { CRA_truncado, ...esperado } = vetor.resultado;
    const { resultado, deFora } = calcularDigitado(doVetor(vetor), 'MEIO_PARA_CIMA');
    const { CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD } = esperado;
    expect(resultado).toMatchObject({ CCN, CCI, CMO, coefCalculado6, CRA, iiCheioUSD, iiUnitUSD });
    expect(deFora).toBeNull();
    expect(calcularDigitado(doVetor(vetor), 'TRUNCAR').resultado?.CRA).toBe(CRA_truncado);
  });
});

describe('A DCR-E that is being typed', () => {
  const emBranco = dcrEmBranco('2026-11-20', '5.000000');
  const linha = (celulas: Record<string, string>) =>
    componenteDaLinha('nacionais', {
      ...linhaVazia(),
      codigo: 'A',
      descricao: 'A',
      quantidade: '1',
      preco: '10',
      ...celulas,
    });

  test('leaves out what cannot be read yet, and counts it; an empty line is none', () => {
    const nacionais = [
      linha({}),
      linha({ quantidade: '' }),
      linha({ preco: 'dez' }),
      componenteDaLinha('nacionais', linhaVazia()),
    ];
    const { resultado, conteudo, deFora } = calcularDigitado({ ...emBranco, nacionais }, 'MEIO_PARA_CIMA');
    expect(resultado?.CCN).toBe('10.0000000');
    expect(resultado && conteudo && figurasConhecidas(resultado, conteudo).CCN).toBeNull();
    const que = [
      { falta: 'sem quantidade', linhas: 1 },
      { falta: 'com preço ilegível', linhas: 1 },
    ];
    expect(deFora).toEqual({ linhas: 2, que });
  });

  test('keeps a line whose rate is empty or cannot be read, and knows no II by it', () => {
    const importada = (aliquotaII: string) =>
      componenteDaLinha('importados', {
        ...linhaVazia(),
        codigo: 'A',
        descricao: 'A',
        quantidade: '1',
        preco: '10',
        aliquotaII,
      }) as DcrNovo['importados'][number];
    const com = (aliquotaII: string) => {
      const digitado = { ...emBranco, importados: [importada(aliquotaII)] };
      const { resultado, conteudo, deFora, aliquotasIlegiveis } = calcularDigitado(digitado, 'MEIO_PARA_CIMA');
      const { CCI, iiUnitUSD } = resultado && conteudo ? figurasConhecidas(resultado, conteudo) : {};
      return [digitado.importados[0]?.aliquotaII, CCI, iiUnitUSD, deFora, aliquotasIlegiveis];
    };
    expect(componenteDaLinha('importados', linhaVazia())).toMatchObject({ aliquotaII: null });
    expect(com('')).toEqual([null, '10.0000000', null, null, 0]);
    expect(com('dez')).toEqual(['dez', '10.0000000', null, null, 1]);
    expect(com('0.00')).toEqual(['0.00', '10.0000000', '0.0000000', null, 0]);
    // 10 × 1.605 % × 12 %.
    expect(com('1.605')).toEqual(['1.605', '10.0000000', '0.0192600', null, 0]);
  });

  test('turns reais into dollars by the rate, and says that it wants one', () => {
    const digitado = { ...emBranco, nacionais: [linha({ moeda: 'BRL', preco: '12.50' })] };
    expect(calcularDigitado(digitado, 'MEIO_PARA_CIMA').resultado?.CCN).toBe('2.5000000');
    const semTaxa = calcularDigitado({ ...digitado, taxaUSD: '' }, 'MEIO_PARA_CIMA');
    expect(semTaxa).toMatchObject({ resultado: null, recusa: 'Informe a taxa do dólar: há valores em reais.' });
  });

  test('with nothing in it says why nothing comes of it', () => {
    expect(calcularDigitado(emBranco, 'MEIO_PARA_CIMA').recusa).toMatch(/^Sem componentes e sem mão de obra/);
  });

  test('a month half told is not reckoned with', () => {
    const mes = { salarios: '100000.00', encargos: '60000.00', producao: '' };
    const digitado = { ...emBranco, nacionais: [linha({})], maoDeObraMensal: mes };
    expect(calcularDigitado(digitado, 'MEIO_PARA_CIMA').resultado?.CMO).toBe('0.0000');
    const inteiro = { ...digitado, maoDeObraMensal: { ...mes, producao: '5000' } };
    expect(calcularDigitado(inteiro, 'MEIO_PARA_CIMA').resultado?.CMO).toBe('6.4000');
  });
});

test('a cleared salary, or a month half typed, leaves the labour unknown', () => {
  const [vetor] = DCR;
  if (!vetor) throw new Error('There is a vector.');
  const cmo = (mudanca: object) => {
    const { resultado, conteudo } = calcularDigitado({ ...doVetor(vetor), ...mudanca }, 'MEIO_PARA_CIMA');
    return resultado && conteudo && figurasConhecidas(resultado, conteudo).CMO;
  };
  expect(cmo({})).toBe(vetor.resultado.CMO);
  expect([cmo({ salarios: '' }), cmo({ encargos: '' })]).toEqual([null, null]);
  expect(cmo({ maoDeObraMensal: { salarios: '1000.00', encargos: '', producao: '10' } })).toBeNull();
  expect(cmo({ maoDeObraMensal: { salarios: '', encargos: '', producao: '' } })).toBe(vetor.resultado.CMO);
});
