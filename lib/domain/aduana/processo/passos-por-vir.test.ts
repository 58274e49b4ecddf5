import { passosPorVir } from './passos-por-vir.ts';

const PROCESSO = {
  situacao: 'EM_ABERTO',
  desde: '2026-11-01',
  etd: '2026-11-10',
  eta: '2026-12-05',
  chegada: null,
  diasLivres: 10,
  conteineres: [{ devolucao: null }],
  prazoExigencia: null,
} as const;

test('an open process has all its steps to come, with the days that its dates tell', () => {
  expect(passosPorVir(PROCESSO)).toEqual([
    { situacao: 'EM_TRANSITO', dia: '2026-11-10', de: 'ETD' },
    { situacao: 'AGUARDANDO_PRESENCA', dia: '2026-12-05', de: 'ETA' },
    { situacao: 'REGISTRADO', dia: null, de: null },
    { situacao: 'PARAMETRIZADO', dia: null, de: null },
    { situacao: 'DESEMBARACADO_RFB', dia: null, de: null },
    { situacao: 'DESEMBARACADO_SEFAZ', dia: null, de: null },
    { situacao: 'ENTREGUE', dia: null, de: null },
    { situacao: 'ENCERRADO', dia: null, de: null },
  ]);
});

test('an exigência has its deadline before the desembaraço, and the free time its last day', () => {
  const emExigencia = {
    ...PROCESSO,
    situacao: 'EM_EXIGENCIA',
    chegada: '2026-12-06',
    prazoExigencia: '2026-12-20',
  } as const;
  expect(passosPorVir(emExigencia)).toEqual([
    { situacao: 'DESEMBARACADO_RFB', dia: '2026-12-20', de: 'prazo da exigência' },
    { situacao: 'DESEMBARACADO_SEFAZ', dia: null, de: null },
    { situacao: 'ENTREGUE', dia: '2026-12-16', de: 'free time até' },
    { situacao: 'ENCERRADO', dia: null, de: null },
  ]);
});

test('after the federal release the practice of 72 hours gives the day of the DAI', () => {
  const [sefaz] = passosPorVir({ ...PROCESSO, situacao: 'DESEMBARACADO_RFB', desde: '2026-11-20' });
  expect(sefaz).toEqual({ situacao: 'DESEMBARACADO_SEFAZ', dia: '2026-11-23', de: 'DAI, praxe' });
});

test('no DAI is to come where none is asked for, and no day of what is history', () => {
  const liberado = { ...PROCESSO, situacao: 'DESEMBARACADO_RFB', desde: '2019-03-28', chegada: '2019-03-20' } as const;
  expect(passosPorVir({ ...liberado, pedeDai: false })).toEqual([
    { situacao: 'ENTREGUE', dia: '2019-03-30', de: 'free time até' },
    { situacao: 'ENCERRADO', dia: null, de: null },
  ]);
  expect(passosPorVir({ ...liberado, historicoAntesDe: '2026-11-01' })).toEqual([
    { situacao: 'DESEMBARACADO_SEFAZ', dia: null, de: null },
    { situacao: 'ENTREGUE', dia: null, de: null },
    { situacao: 'ENCERRADO', dia: null, de: null },
  ]);
});

test('nothing is to come for a process that is cancelled or closed', () => {
  expect(passosPorVir({ ...PROCESSO, situacao: 'CANCELADO' })).toEqual([]);
  expect(passosPorVir({ ...PROCESSO, situacao: 'ENCERRADO' })).toEqual([]);
});

test('a rehearsal in the training environment ends at the Receita: no DAI is to come', () => {
  expect(passosPorVir({ ...PROCESSO, situacao: 'PARAMETRIZADO', treinamento: true })).toEqual([
    { situacao: 'DESEMBARACADO_RFB', dia: null, de: null },
  ]);
  expect(passosPorVir({ ...PROCESSO, situacao: 'DESEMBARACADO_RFB', treinamento: true })).toEqual([]);
});
