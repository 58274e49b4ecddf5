import { aConferirNoPortal, type CapaVista, passosVistos, type VistoNoPortal, verNoPortal } from './visto-no-portal.ts';

const capa = (mais: Partial<CapaVista> = {}): CapaVista => ({
  versao: 1,
  registradaEm: '2026-11-20',
  situacao: 'REGISTRADA_AGUARDANDO_CANAL',
  canal: null,
  controleCarga: 'VINCULADA',
  licenciamento: 'DISPENSADO',
  retificacao: 'NA',
  conferencias: [],
  pagamentos: [],
  ...mais,
});
const COM_CANAL = { situacao: 'EM_CONFERENCIA_SELECIONADA', canal: 'AMARELO' };
const LIBERADA = { situacao: 'DESEMBARACADA_AGUARDANDO_ENTREGA_CARGA', canal: 'AMARELO' };
const passo = (
  situacao: Parameters<typeof passosVistos>[1][number]['situacao'],
  mais: Partial<Parameters<typeof passosVistos>[1][number]> = {},
) => ({ situacao, canalRfb: null, desfeito: null, ...mais });
const visto = (uma: Partial<CapaVista>, antes?: [Partial<CapaVista>, string], hoje = '2026-11-23'): VistoNoPortal =>
  verNoPortal(capa(uma), antes ? { visto: verNoPortal(capa(antes[0]), null, antes[1]), dia: antes[1] } : null, hoje);

describe('What the Portal says of a DUIMP', () => {
  test('the canal is of the look that first showed it; of the registration, where it is the first look', () => {
    expect(visto(COM_CANAL).canalEm).toBe('2026-11-20');
    expect(visto(COM_CANAL, [{}, '2026-11-22']).canalEm).toBe('2026-11-23');
  });

  test('the processo goes forward by what is proved, with the day', () => {
    expect(passosVistos(visto(COM_CANAL, [{}, '2026-11-22']), [passo('EM_ABERTO')])).toEqual([
      { situacao: 'REGISTRADO', data: '2026-11-20' },
      { situacao: 'PARAMETRIZADO', data: '2026-11-23', canalRfb: 'AMARELO' },
    ]);
  });

  test('a desembaraço is a step only when its day is known', () => {
    const passos = [passo('REGISTRADO'), passo('PARAMETRIZADO', { canalRfb: 'AMARELO' })];
    expect(passosVistos(visto(LIBERADA, [COM_CANAL, '2026-11-23']), passos)).toEqual([
      { situacao: 'DESEMBARACADO_RFB', data: '2026-11-23' },
    ]);
    const incerta = visto(LIBERADA, [COM_CANAL, '2026-11-22']);
    expect(passosVistos(incerta, passos)).toEqual([]);
    expect(aConferirNoPortal(incerta, passos)).toEqual([
      'O Portal Único diz desembaraçada, e não dá o dia: foi entre 22/11/2026 e 23/11/2026. Informe o desembaraço com o dia certo.',
    ]);
    expect(aConferirNoPortal(incerta, [...passos, passo('DESEMBARACADO_RFB')])).toEqual([]);
  });

  test('nothing goes backwards, and what a person typed or took back stays', () => {
    const verde = visto({ ...COM_CANAL, canal: 'VERDE' });
    const passos = [passo('PARAMETRIZADO', { canalRfb: 'VERMELHO' }), passo('DESEMBARACADO_RFB')];
    expect(passosVistos(verde, passos)).toEqual([]);
    expect(aConferirNoPortal(verde, passos)).toEqual([
      'O Portal Único diz canal verde; este processo, vermelho. Fica o daqui até que alguém mude.',
    ]);
    const retirado = [passo('REGISTRADO'), passo('PARAMETRIZADO', { canalRfb: 'VERDE', desfeito: { em: 'ontem' } })];
    expect(passosVistos(verde, retirado)).toEqual([]);
    expect(aConferirNoPortal(verde, retirado)).toEqual([
      'O Portal Único prova um passo que alguém desfez aqui. O Cais não o dá de novo.',
    ]);
  });

  test('a cancellation, an exigência and an interrupted conference are for a person', () => {
    const tudo = visto({
      situacao: 'CANCELADA_PELA_ADUANA',
      conferencias: [
        { orgao: 'RFB', situacao: 'INTERROMPIDA' },
        { orgao: 'ANVISA', situacao: 'EM_EXIGENCIA' },
      ],
    });
    expect(aConferirNoPortal(tudo, [passo('REGISTRADO')])).toEqual([
      'O Portal Único diz cancelada. Cancele o processo aqui, com o motivo.',
      'ANVISA fez exigência: o texto está no Portal Único.',
      'A conferência da Receita está interrompida: veja no Portal Único se há exigência.',
    ]);
    expect(aConferirNoPortal(tudo, [passo('CANCELADO')])).not.toContain(
      'O Portal Único diz cancelada. Cancele o processo aqui, com o motivo.',
    );
  });
});
