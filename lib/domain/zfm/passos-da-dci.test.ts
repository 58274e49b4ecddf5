import {
  type EstadoDaDci,
  PASSOS_DA_DCI,
  type PassoDaDci,
  type PedidoDoPassoDaDci,
  recusaDoPassoDaDci,
  SITUACAO_DO_PASSO_DCI,
  situacaoDepois,
} from './passos-da-dci.ts';
import { SITUACOES_DCI, type SituacaoDci } from './situacao-dci.ts';

const HOJE = '2026-12-10';
const estado = (situacao: SituacaoDci, mais: Partial<EstadoDaDci> = {}): EstadoDaDci => ({
  situacao,
  desde: null,
  erros: 0,
  tipo: 'MENSAL',
  ...mais,
});
const pedido = (passo: PassoDaDci, mais: Partial<PedidoDoPassoDaDci> = {}): PedidoDoPassoDaDci => ({
  passo,
  data: HOJE,
  numero: '2026000012',
  canal: 'VERDE',
  motivo: 'porque sim',
  ...mais,
});

describe('From where a DCI stands, what may be done', () => {
  const aceito = (situacao: SituacaoDci, passo: (typeof PASSOS_DA_DCI)[number]) =>
    recusaDoPassoDaDci(estado(situacao), pedido(passo), HOJE) === null;
  const CAMINHO = [
    ['EM_ELABORACAO', 'CALCULAR'],
    ['CALCULADA', 'VALIDAR'],
    ['VALIDADA', 'GERAR'],
    ['ARQUIVO_GERADO', 'TRANSMITIR'],
    ['TRANSMITIDA', 'REGISTRAR'],
    ['REGISTRADA', 'INFORMAR_CANAL'],
    ['EM_CONFERENCIA', 'EXIGIR'],
    ['COM_EXIGENCIA', 'DESEMBARACAR'],
  ] as const;
  const DESVIOS = [
    ['REJEITADA', 'CALCULAR'],
    ['ARQUIVO_GERADO', 'GERAR'],
    ['TRANSMITIDA', 'REJEITAR'],
    ['REGISTRADA', 'DESEMBARACAR'],
    ['EM_CONFERENCIA', 'DESEMBARACAR'],
  ] as const;

  test('the way to the end, its detours, and nothing else but to cancel', () => {
    const aceitos = SITUACOES_DCI.flatMap((situacao) =>
      PASSOS_DA_DCI.filter((passo) => passo !== 'CANCELAR' && aceito(situacao, passo)).map(
        (passo) => `${situacao} ${passo}`,
      ),
    );
    expect(aceitos.toSorted()).toEqual([...CAMINHO, ...DESVIOS].map((par) => par.join(' ')).toSorted());
    expect(SITUACOES_DCI.filter((situacao) => !aceito(situacao, 'CANCELAR'))).toEqual(['RETIFICADA', 'CANCELADA']);
  });

  test('every refusal is a sentence about the step', () => {
    for (const situacao of SITUACOES_DCI) {
      for (const passo of PASSOS_DA_DCI.filter((um) => !aceito(situacao, um))) {
        const recusa = recusaDoPassoDaDci(estado(situacao), pedido(passo), HOJE);
        expect(recusa?.campo).toBe('passo');
        expect(recusa?.motivo).toMatch(/^[A-Z].+\.$/);
      }
    }
  });

  test.each([
    ['VALIDAR', 'EM_ELABORACAO', 'A validação vem depois do cálculo: calcule antes a DCI.'],
    ['VALIDAR', 'ARQUIVO_GERADO', 'Uma DCI em “Arquivo gerado” não pode ser validada de novo.'],
    ['GERAR', 'CALCULADA', 'O arquivo é gerado depois da validação: valide antes a DCI.'],
    ['TRANSMITIR', 'VALIDADA', 'Só se transmite o que está no arquivo: valide a DCI e gere o arquivo antes.'],
    ['REGISTRAR', 'ARQUIVO_GERADO', 'A Receita só registra o que lhe foi transmitido: marque antes a transmissão.'],
    [
      'REGISTRAR',
      'DESEMBARACADA',
      'Uma DCI em “Desembaraçada” não pode ser registrada de novo: o que mudou entra numa retificadora.',
    ],
    ['INFORMAR_CANAL', 'TRANSMITIDA', 'Isso vem depois do registro: informe antes o número que a Receita deu à DCI.'],
    ['EXIGIR', 'REGISTRADA', 'A exigência é feita na conferência: informe antes o canal vermelho.'],
    ['CANCELAR', 'RETIFICADA', 'Uma DCI em “Retificada” não pode ser cancelada.'],
  ] as const)('%s from %s is told what comes before', (passo, situacao, motivo) => {
    expect(recusaDoPassoDaDci(estado(situacao), pedido(passo), HOJE)).toEqual({ campo: 'passo', motivo });
  });
});

describe('A step that may be taken', () => {
  const recusa = (situacao: SituacaoDci, passo: PassoDaDci, mais: Partial<PedidoDoPassoDaDci & EstadoDaDci>) =>
    recusaDoPassoDaDci(estado(situacao, mais), pedido(passo, mais), HOJE);

  test.each([
    ['VALIDAR', 'CALCULADA'],
    ['GERAR', 'VALIDADA'],
    ['REGISTRAR', 'TRANSMITIDA'],
  ] as const)('is kept back by findings: %s', (passo, situacao) => {
    expect(recusa(situacao, passo, { erros: 1 })?.motivo).toBe('Há 1 erro que impede: veja “Conferência e envio”.');
    expect(recusa(situacao, passo, { erros: 3 })?.motivo).toBe('Há 3 erros que impedem: veja “Conferência e envio”.');
  });

  test('is reckoned with findings, but not without the figures', () => {
    expect(recusa('EM_ELABORACAO', 'CALCULAR', { erros: 3 })).toBeNull();
    expect(recusa('EM_ELABORACAO', 'CALCULAR', { semFiguras: 'Falta a taxa do dólar.' })).toEqual({
      campo: 'passo',
      motivo: 'Falta a taxa do dólar.',
    });
  });

  test('is not of a day to come, nor of one before the step before', () => {
    expect(recusa('VALIDADA', 'GERAR', { data: '2026-12-11' })).toMatchObject({ campo: 'data' });
    expect(recusa('TRANSMITIDA', 'REGISTRAR', { desde: '2026-12-08', data: '2026-12-07' })).toEqual({
      campo: 'data',
      motivo: 'A data não pode ser antes de 08/12/2026, o dia de “Transmitida”.',
    });
    expect(recusa('TRANSMITIDA', 'REGISTRAR', { desde: '2026-12-08', data: '2026-12-08' })).toBeNull();
  });

  test.each([null, '', '123456789', '12345678901', '12345678A0'])(
    'is registered by ten digits, not by %p',
    (numero) => {
      expect(recusa('TRANSMITIDA', 'REGISTRAR', { numero })).toMatchObject({ campo: 'numero' });
    },
  );

  test('tells the canal where it says there is one, which a monthly one may have none of', () => {
    expect(recusa('REGISTRADA', 'INFORMAR_CANAL', { canal: null, tipo: 'INDIVIDUAL' })).toEqual({
      campo: 'canal',
      motivo: 'Informe o canal: verde ou vermelho.',
    });
    expect(recusa('REGISTRADA', 'INFORMAR_CANAL', { canal: null })?.motivo).toContain('dispensa este passo');
    expect(recusa('REGISTRADA', 'DESEMBARACAR', { canal: null })).toBeNull();
  });

  test.each([
    ['REJEITAR', 'TRANSMITIDA'],
    ['EXIGIR', 'EM_CONFERENCIA'],
    ['CANCELAR', 'REGISTRADA'],
  ] as const)('is told why: %s', (passo, situacao) => {
    expect(recusa(situacao, passo, { motivo: '  ' })).toMatchObject({ campo: 'motivo' });
  });
});

test('the red canal takes it to the conference, the green leaves it registered', () => {
  const depois = PASSOS_DA_DCI.map((passo) => situacaoDepois({ passo, canal: null }));
  expect(depois).toEqual(PASSOS_DA_DCI.map((passo) => SITUACAO_DO_PASSO_DCI[passo]));
  expect(situacaoDepois({ passo: 'INFORMAR_CANAL', canal: 'VERDE' })).toBe('REGISTRADA');
  expect(situacaoDepois({ passo: 'INFORMAR_CANAL', canal: 'VERMELHO' })).toBe('EM_CONFERENCIA');
  expect(situacaoDepois({ passo: 'DESEMBARACAR', canal: 'VERMELHO' })).toBe('DESEMBARACADA');
});
