import type { TipoLicenca } from '#lib/domain/aduana/declaracao/licenca.ts';
import {
  acompanhado,
  alertasDoProcesso,
  diasDeAlerta,
  type ProcessoAcompanhado,
  type ProcessoGuardado,
  ultimoDiaLivre,
} from './acompanhamento.ts';

const HOJE = '2026-11-21';
const processo = (mais: Partial<ProcessoAcompanhado> = {}): ProcessoAcompanhado => ({
  historico: false,
  daiRejeitada: false,
  pedeDai: true,
  situacao: 'EM_TRANSITO',
  eta: null,
  chegada: null,
  desembaraco: null,
  diasLivres: null,
  devolucao: null,
  temConteineres: true,
  licencas: [],
  prazoExigencia: null,
  daiTransmitida: false,
  ...mais,
});
const alertas = (mais: Partial<ProcessoAcompanhado>) =>
  alertasDoProcesso(processo(mais), HOJE).map(({ nivel, mensagem }) => `${nivel}: ${mensagem}`);

describe('A process calls for somebody', () => {
  test.each<[string, Partial<ProcessoAcompanhado>, string[]]>([
    ['the day after its ETA', { eta: '2026-11-20' }, ['erro: ETA passou há 1 dia, sem chegada.']],
    ['not on the day of its ETA', { eta: '2026-11-21' }, []],
    ['not once it came', { eta: '2026-11-01', chegada: '2026-11-19' }, []],
    ['not where it is further on', { eta: '2026-11-01', situacao: 'REGISTRADO' }, []],

    [
      '30 days before its LI ends',
      { licencas: [{ tipo: 'LI', numero: '2600000010', validade: '2026-12-21' }] },
      ['aviso: LI 2600000010 vence em 30 dias.'],
    ],
    ['not 31 days before', { licencas: [{ tipo: 'LI', numero: '2600000010', validade: '2026-12-22' }] }, []],
    [
      'on the last day of its LI',
      { licencas: [{ tipo: 'LI', numero: '2600000010', validade: '2026-11-21' }] },
      ['aviso: LI 2600000010 vence hoje.'],
    ],
    [
      'when its LI is over',
      { licencas: [{ tipo: 'LI', numero: '2600000010', validade: '2026-11-19' }] },
      ['erro: LI 2600000010 vencida há 2 dias.'],
    ],
    [
      'not for an LI that was used',
      { situacao: 'REGISTRADO', licencas: [{ tipo: 'LI', numero: '2600000010', validade: '2026-11-19' }] },
      [],
    ],

    // Arrival on the 11th plus 15 free days: the 26th is the last free day.
    [
      'five days before its free time ends',
      { chegada: '2026-11-11', diasLivres: 15 },
      ['aviso: Free time dos contêineres acaba em 5 dias.'],
    ],
    ['not six days before', { chegada: '2026-11-12', diasLivres: 15 }, []],
    ['on the first day of demurrage', { chegada: '2026-11-05', diasLivres: 15 }, ['erro: Demurrage há 1 dia.']],
    [
      'on the day before the last of its free time',
      { chegada: '2026-11-07', diasLivres: 15 },
      ['aviso: Free time dos contêineres acaba amanhã.'],
    ],
    ['not once the containers went back', { chegada: '2026-10-01', diasLivres: 7, devolucao: '2026-11-20' }, []],
    ['not for cargo without containers', { chegada: '2026-10-01', diasLivres: 7, temConteineres: false }, []],

    [
      'before an exigência is due',
      { situacao: 'EM_EXIGENCIA', prazoExigencia: '2026-12-01' },
      ['aviso: Prazo da exigência acaba em 10 dias.'],
    ],
    [
      'when an exigência is overdue',
      { situacao: 'EM_EXIGENCIA', prazoExigencia: '2026-11-20' },
      ['erro: Prazo da exigência acabou há 1 dia.'],
    ],
    ['not for an exigência that was met', { situacao: 'DESEMBARACADO_RFB', prazoExigencia: '2026-11-20' }, []],

    [
      'for its DAI, from the desembaraço on',
      { situacao: 'DESEMBARACADO_RFB', desembaraco: '2026-11-21', daiTransmitida: false },
      ['aviso: Desembaraçada hoje, sem DAI; a praxe são 72 horas.'],
    ],
    [
      'for its DAI on the third day',
      { situacao: 'DESEMBARACADO_RFB', desembaraco: '2026-11-18', daiTransmitida: false },
      ['aviso: Desembaraçada há 3 dias, sem DAI; a praxe são 72 horas.'],
    ],
    [
      'for its DAI when practice gives no more',
      { situacao: 'DESEMBARACADO_RFB', desembaraco: '2026-11-17', daiTransmitida: false },
      ['erro: Desembaraçada há 4 dias, sem DAI; a praxe são 72 horas.'],
    ],
    [
      'not for a DAI that went out',
      { situacao: 'DESEMBARACADO_RFB', desembaraco: '2026-11-01', daiTransmitida: true },
      [],
    ],

    ['never when it is cancelled', { situacao: 'CANCELADO', eta: '2026-01-01', chegada: null }, []],
    ['never when it is closed', { situacao: 'ENCERRADO', chegada: '2026-01-01', diasLivres: 7 }, []],
  ])('%s', (_, mais, esperados) => {
    expect(alertas(mais)).toEqual(esperados);
  });

  test('first for what is late, then for what is near', () => {
    const licencas = [
      { tipo: 'LI' as const, numero: '2600000028', validade: '2026-11-25' },
      { tipo: 'LI' as const, numero: '2600000010', validade: '2026-11-10' },
    ];
    const codigos = alertasDoProcesso(processo({ eta: '2026-11-15', licencas }), HOJE).map(({ codigo, data }) => [
      codigo,
      data,
    ]);
    expect(codigos).toEqual([
      ['LICENCA', '2026-11-10'],
      ['ETA_PASSADA', '2026-11-15'],
      ['LICENCA', '2026-11-25'],
    ]);
  });

  test('counts its free time from the day after the arrival', () => {
    expect(ultimoDiaLivre({ chegada: '2026-11-10', diasLivres: 7, temConteineres: true })).toBe('2026-11-17');
    expect(ultimoDiaLivre({ chegada: null, diasLivres: 7, temConteineres: true })).toBeNull();
    expect(ultimoDiaLivre({ chegada: '2026-11-10', diasLivres: null, temConteineres: true })).toBeNull();
  });
});

describe('A process as it is kept', () => {
  const guardado = (mais: Partial<ProcessoGuardado>): ProcessoGuardado => ({
    situacao: 'AGUARDANDO_PRESENCA',
    desde: '2026-11-10',
    eta: null,
    chegada: '2026-11-10',
    diasLivres: 10,
    conteineres: [],
    licencas: [],
    prazoExigencia: null,
    daiEm: null,
    ...mais,
  });
  const licenca = (tipo: TipoLicenca, situacao: number | null, validade: string | null) => ({
    tipo,
    numero: '2600000010',
    situacao,
    validade,
  });

  test.each<[string, (string | null)[], string | null]>([
    ['with a container out', [null], '2026-11-20'],
    ['with one of two out', ['2026-11-15', null], '2026-11-20'],
    ['with both back', ['2026-11-15', '2026-11-16'], null],
    ['without containers', [], null],
  ])('%s gives them back until that day', (_como, devolucoes, dia) => {
    const conteineres = devolucoes.map((devolucao) => ({ devolucao }));
    expect(diasDeAlerta(guardado({ conteineres })).devolverAte).toBe(dia);
  });

  test('its licences end with the first that is still to be used', () => {
    const licencas = [
      licenca('LI', 7, '2026-11-01'),
      licenca('PLI', 25, '2026-11-02'),
      licenca('LPCO', null, '2026-12-20'),
      licenca('LI', 1, '2026-12-10'),
      licenca('LI', null, null),
    ];
    expect(diasDeAlerta(guardado({ licencas })).licencaAte).toBe('2026-12-10');
    expect(acompanhado(guardado({ licencas })).licencas.map(({ tipo }) => tipo)).toEqual(['LPCO', 'LI', 'LI']);
  });

  test('its state declaration went out once its DAI was sent, and its desembaraço is the day it came there', () => {
    expect(acompanhado(guardado({}))).toMatchObject({ daiTransmitida: false, desembaraco: null });
    expect(acompanhado(guardado({ situacao: 'DESEMBARACADO_RFB', daiEm: '2026-11-12' }))).toMatchObject({
      daiTransmitida: true,
      desembaraco: '2026-11-10',
    });
  });
});
