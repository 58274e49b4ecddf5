import {
  type EstadoDoProcesso,
  estaConcluido,
  estaRegistrado,
  type PassoPedido,
  passosAMao,
  recusaDeVoltar,
  recusaDoPasso,
  SITUACOES_SEGUINTES,
} from './passos-do-processo.ts';
import { SITUACOES_PROCESSO, type SituacaoProcesso } from './situacao-processo.ts';

const HOJE = '2026-11-21';

const estado = (situacao: SituacaoProcesso, mais: Partial<EstadoDoProcesso> = {}): EstadoDoProcesso => ({
  passos: [{ situacao, data: '2026-11-10' }],
  numeroDocumento: '2600000010',
  desembaracoSefaz: true,
  ...mais,
});
const pedido = (situacao: SituacaoProcesso, mais: Partial<PassoPedido> = {}): PassoPedido => ({
  situacao,
  data: '2026-11-12',
  canalRfb: 'VERDE',
  motivo: 'Fatura com valor divergente',
  ...mais,
});

describe('The steps of a process', () => {
  const cabe = (de: SituacaoProcesso, para: SituacaoProcesso) => recusaDoPasso(estado(de), pedido(para), HOJE) === null;
  const TUDO = SITUACOES_PROCESSO.filter((uma) => uma !== 'CANCELADO');

  test('follow one another from the order to the filing, and none of them backwards', () => {
    for (const [i, de] of TUDO.entries()) {
      expect(TUDO.slice(i + 1, i + 2).filter((para) => !cabe(de, para))).toEqual([]);
      expect(TUDO.slice(0, i + 1).filter((para) => cabe(de, para))).toEqual([]);
    }
  });

  test('may leave out transit, presença and exigência, and no other', () => {
    const saltos = TUDO.flatMap((de, i) => TUDO.slice(i + 2).flatMap((para) => (cabe(de, para) ? [[de, para]] : [])));
    expect(saltos).toEqual([
      ['EM_ABERTO', 'AGUARDANDO_PRESENCA'],
      ['EM_ABERTO', 'REGISTRADO'],
      ['EM_TRANSITO', 'REGISTRADO'],
      ['PARAMETRIZADO', 'DESEMBARACADO_RFB'],
    ]);
  });

  test('end in a cancellation only before the Receita releases the cargo', () => {
    expect(TUDO.filter((de) => !cabe(de, 'CANCELADO'))).toEqual(TUDO.slice(TUDO.indexOf('DESEMBARACADO_RFB')));
  });

  test('a step out of order says which ones are in order', () => {
    expect(recusaDoPasso(estado('PARAMETRIZADO'), pedido('ENTREGUE'), HOJE)).toEqual({
      campo: 'situacao',
      motivo:
        'De “Parametrizado” não se passa a “Entregue”: agora cabe “Em exigência”, “Desembaraçado RFB” ou “Cancelado”.',
    });
    expect(recusaDoPasso(estado('ENCERRADO'), pedido('EM_TRANSITO'), HOJE)?.motivo).toBe(
      'De “Encerrado” não se passa a “Em trânsito”: o processo está concluído.',
    );
    expect(recusaDoPasso(estado('ENTREGUE'), pedido('CANCELADO'), HOJE)?.motivo).toBe(
      'De “Entregue” não se passa a “Cancelado”: agora cabe “Encerrado”.',
    );
  });

  test.each([
    ['2026-11-09', 'A data não pode ser antes de 10/11/2026, o dia de “Em trânsito”.'],
    ['2026-11-22', 'A data de “Aguardando presença” não pode ser depois de hoje.'],
  ])('on %s is refused: %s', (data, motivo) => {
    expect(recusaDoPasso(estado('EM_TRANSITO'), pedido('AGUARDANDO_PRESENCA', { data }), HOJE)).toEqual({
      campo: 'data',
      motivo,
    });
  });

  test('is of a day before the process was typed', () => {
    expect(recusaDoPasso(estado('EM_ABERTO'), pedido('EM_TRANSITO', { data: '2025-02-03' }), HOJE)).toBeNull();
  });

  test.each(['2026-11-10', '2026-11-21'])('may be of the day of the one before, or of today: %s', (data) => {
    expect(recusaDoPasso(estado('EM_ABERTO'), pedido('EM_TRANSITO', { data }), HOJE)).toBeNull();
  });

  test('need what they stand for', () => {
    const campo = (de: SituacaoProcesso, passo: PassoPedido, mais: Partial<EstadoDoProcesso> = {}) =>
      recusaDoPasso(estado(de, mais), passo, HOJE)?.campo;
    expect(campo('EM_TRANSITO', pedido('REGISTRADO'), { numeroDocumento: null })).toBe('numero');
    expect(campo('REGISTRADO', pedido('PARAMETRIZADO', { canalRfb: null }))).toBe('canalRfb');
    expect(campo('PARAMETRIZADO', pedido('EM_EXIGENCIA', { motivo: '  ' }))).toBe('motivo');
    expect(campo('PARAMETRIZADO', pedido('EM_EXIGENCIA', { prazo: '2026-11-11' }))).toBe('prazo');
    expect(campo('PARAMETRIZADO', pedido('EM_EXIGENCIA', { prazo: '2026-12-12' }))).toBeUndefined();
    expect(campo('REGISTRADO', pedido('CANCELADO', { motivo: null }))).toBe('motivo');
    expect(campo('DESEMBARACADO_RFB', pedido('DESEMBARACADO_SEFAZ'), { desembaracoSefaz: false })).toBe('situacao');
    expect(campo('DESEMBARACADO_RFB', pedido('DESEMBARACADO_SEFAZ'), { desembaracoSefaz: true })).toBeUndefined();
  });

  test('the last one is taken back, unless the declaration itself says it', () => {
    const passo = (situacao: SituacaoProcesso, daDeclaracao = false) => ({
      situacao,
      data: '2026-11-10',
      daDeclaracao,
    });
    expect(recusaDeVoltar([passo('EM_ABERTO')])).toBe('O processo está no começo: não há passo a desfazer.');
    expect(recusaDeVoltar([passo('EM_ABERTO'), passo('EM_TRANSITO')])).toBeNull();
    expect(recusaDeVoltar([passo('EM_ABERTO'), passo('REGISTRADO', true), passo('DESEMBARACADO_RFB', true)])).toBe(
      '“Desembaraçado RFB” veio do arquivo da declaração; muda com uma retificação dela.',
    );
    expect(recusaDeVoltar([passo('EM_ABERTO'), passo('REGISTRADO', true), passo('PARAMETRIZADO')])).toBeNull();
  });

  test('a cancelled process is filed only when it was registered before', () => {
    const passos = (...situacoes: SituacaoProcesso[]) =>
      situacoes.map((situacao) => ({ situacao, data: '2026-11-10' }));
    expect(estaRegistrado(passos('EM_ABERTO', 'CANCELADO'))).toBe(false);
    expect(estaRegistrado(passos('EM_ABERTO', 'REGISTRADO', 'CANCELADO'))).toBe(true);
  });

  test('nothing follows what is concluded', () => {
    expect(SITUACOES_PROCESSO.filter(estaConcluido)).toEqual(['ENCERRADO', 'CANCELADO']);
    expect(SITUACOES_SEGUINTES.CANCELADO).toEqual([]);
  });
});

test('a process that asks for no DAI goes from the federal release to the delivery, and no other does', () => {
  const liberado = { passos: [{ situacao: 'DESEMBARACADO_RFB', data: '2025-02-01' }], numeroDocumento: '1' } as const;
  const entrega = (pedeDai: boolean) =>
    recusaDoPasso(
      { ...liberado, desembaracoSefaz: false, pedeDai },
      { situacao: 'ENTREGUE', data: '2025-02-02' },
      HOJE,
    );
  expect(entrega(false)).toBeNull();
  expect(entrega(true)?.campo).toBe('situacao');
  expect([passosAMao('DESEMBARACADO_RFB', false), passosAMao('DESEMBARACADO_RFB')]).toEqual([['ENTREGUE'], []]);
});
