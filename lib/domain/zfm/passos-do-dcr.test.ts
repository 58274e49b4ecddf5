import {
  type EstadoDoDcr,
  PASSOS_DO_DCR,
  type PassoDoDcr,
  type PedidoDoPasso,
  recusaDoPassoDoDcr,
  SITUACAO_DO_PASSO,
  situacaoDoAntecessor,
} from './passos-do-dcr.ts';
import { SITUACOES_DCR, type SituacaoDcr } from './situacao-dcr.ts';

const HOJE = '2026-11-20';
const estado = (situacao: SituacaoDcr, mais: Partial<EstadoDoDcr> = {}): EstadoDoDcr => ({
  situacao,
  desde: null,
  dcis: 0,
  erros: 0,
  ...mais,
});
const pedido = (passo: PassoDoDcr, mais: Partial<PedidoDoPasso> = {}): PedidoDoPasso => ({
  passo,
  data: HOJE,
  numero: '2026000012',
  motivo: 'porque sim',
  ...mais,
});

describe('From where a DCR-E stands, what may be done', () => {
  const aceito = (situacao: SituacaoDcr, passo: (typeof PASSOS_DO_DCR)[number]) =>
    recusaDoPassoDoDcr(estado(situacao), pedido(passo), HOJE) === null;
  const CAMINHO = [
    ['EM_ELABORACAO', 'VALIDAR'],
    ['VALIDADO', 'GERAR'],
    ['ARQUIVO_GERADO', 'TRANSMITIR'],
    ['TRANSMITIDO', 'REGISTRAR'],
  ] as const;
  const DESVIOS = [
    ['REJEITADO', 'VALIDAR'],
    ['ARQUIVO_GERADO', 'GERAR'],
    ['TRANSMITIDO', 'REJEITAR'],
  ] as const;

  test('the way to the end, its detours, and nothing else but to cancel', () => {
    const aceitos = SITUACOES_DCR.flatMap((situacao) =>
      PASSOS_DO_DCR.filter((passo) => passo !== 'CANCELAR' && aceito(situacao, passo)).map(
        (passo) => `${situacao} ${passo}`,
      ),
    );
    expect(aceitos.toSorted()).toEqual([...CAMINHO, ...DESVIOS].map((par) => par.join(' ')).toSorted());
    expect(SITUACOES_DCR.filter((situacao) => !aceito(situacao, 'CANCELAR'))).toEqual([
      'SUBSTITUIDO',
      'RETIFICADO',
      'CANCELADO',
    ]);
  });

  test('every refusal is a sentence about the step', () => {
    for (const situacao of SITUACOES_DCR) {
      for (const passo of PASSOS_DO_DCR.filter((um) => !aceito(situacao, um))) {
        const recusa = recusaDoPassoDoDcr(estado(situacao), pedido(passo), HOJE);
        expect(recusa?.campo).toBe('passo');
        expect(recusa?.motivo).toMatch(/^[A-Z].+\.$/);
      }
    }
  });

  test.each([
    ['GERAR', 'EM_ELABORACAO', 'O arquivo é gerado depois da validação: valide antes o DCR-E.'],
    ['TRANSMITIR', 'VALIDADO', 'Só se transmite o que está no arquivo: valide o DCR-E e gere o arquivo antes.'],
    ['REGISTRAR', 'ARQUIVO_GERADO', 'A Receita só registra o que lhe foi transmitido: marque antes a transmissão.'],
    ['REJEITAR', 'VALIDADO', 'A Receita só rejeita o que lhe foi transmitido: marque antes a transmissão.'],
    [
      'REGISTRAR',
      'REGISTRADO',
      'Um DCR-E em “Registrado” não pode ser registrado de novo: o que mudou entra num substitutivo ou retificador.',
    ],
    ['CANCELAR', 'CANCELADO', 'Um DCR-E em “Cancelado” não pode ser cancelado.'],
  ] as const)('%s from %s is told what comes before', (passo, situacao, motivo) => {
    expect(recusaDoPassoDoDcr(estado(situacao), pedido(passo), HOJE)).toEqual({ campo: 'passo', motivo });
  });
});

describe('A step that may be taken', () => {
  const recusa = (situacao: SituacaoDcr, passo: PassoDoDcr, mais: Partial<PedidoDoPasso & EstadoDoDcr>) =>
    recusaDoPassoDoDcr(estado(situacao, mais), pedido(passo, mais), HOJE);

  test.each(['VALIDAR', 'GERAR'] as const)('is kept back by findings: %s', (passo) => {
    const situacao = passo === 'VALIDAR' ? 'EM_ELABORACAO' : 'VALIDADO';
    expect(recusa(situacao, passo, { erros: 1 })?.motivo).toBe('Há 1 erro que impede: veja “Conferência e envio”.');
    expect(recusa(situacao, passo, { erros: 3 })?.motivo).toBe('Há 3 erros que impedem: veja “Conferência e envio”.');
  });

  test('is not of a day to come, nor of one before the step before', () => {
    expect(recusa('VALIDADO', 'GERAR', { data: '2026-11-21' })).toMatchObject({ campo: 'data' });
    expect(recusa('TRANSMITIDO', 'REGISTRAR', { desde: '2026-11-18', data: '2026-11-17' })).toEqual({
      campo: 'data',
      motivo: 'A data não pode ser antes de 18/11/2026, o dia de “Transmitido”.',
    });
    expect(recusa('TRANSMITIDO', 'REGISTRAR', { desde: '2026-11-18', data: '2026-11-18' })).toBeNull();
  });

  test.each([null, '', '123456789', '12345678901', '12345678A0'])(
    'is registered by ten digits, not by %p',
    (numero) => {
      expect(recusa('TRANSMITIDO', 'REGISTRAR', { numero })).toMatchObject({ campo: 'numero' });
    },
  );

  test.each([
    ['REJEITAR', 'TRANSMITIDO'],
    ['CANCELAR', 'REGISTRADO'],
  ] as const)('is told why: %s', (passo, situacao) => {
    expect(recusa(situacao, passo, { motivo: '  ' })).toMatchObject({ campo: 'motivo' });
  });

  test('does not cancel what a registered DCI uses', () => {
    expect(recusa('REGISTRADO', 'CANCELAR', { dcis: 2 })?.motivo).toBe(
      'Este DCR-E não pode ser cancelado: 2 DCIs registradas o usam.',
    );
  });
});

test('a substitutivo and a retificador close the former, each in its own word', () => {
  expect([situacaoDoAntecessor('N'), situacaoDoAntecessor('S'), situacaoDoAntecessor('R')]).toEqual([
    null,
    'SUBSTITUIDO',
    'RETIFICADO',
  ]);
  expect(SITUACAO_DO_PASSO.REGISTRAR).toBe('REGISTRADO');
});
