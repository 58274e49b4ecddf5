import { dinheiroDasMarcas, icmsDevido, icmsPorNotificar } from './icms-devido.ts';
import {
  type MarcaDaDai,
  marcaADesfazer,
  quadroDaDai,
  situacaoDasMarcas,
  TIPOS_DE_MARCA,
  type TipoDeMarca,
} from './marcas-da-dai.ts';
import { type EstadoDaDai, recusaDaMarca } from './recusa-da-marca.ts';
import { SITUACOES_DAI, type SituacaoDai } from './situacao-dai.ts';

const HOJE = '2026-11-21';

const marca = (tipo: TipoDeMarca, mais: Partial<MarcaDaDai> = {}): MarcaDaDai => ({
  tipo,
  data: '2026-11-15',
  canal: tipo === 'PARAMETRIZADA' ? 'CINZA' : null,
  numero: '26000001',
  valor: tipo === 'NOTIFICADA' ? '1234.50' : null,
  vencimento: tipo === 'NOTIFICADA' ? '2026-11-30' : null,
  motivo: 'Enviada pelo portal',
  ...mais,
});
const estado = (marcas: readonly MarcaDaDai[], mais: Partial<EstadoDaDai> = {}): EstadoDaDai => ({
  marcas,
  dataRegistro: '2026-11-10',
  desembaracoRfb: '2026-11-12',
  ...mais,
});
const em = (situacao: SituacaoDai): EstadoDaDai => estado(situacao === 'SEM_DAI' ? [] : [marca(situacao)]);

/** domain/zfm.md §6.7: every allowed transition and no other. LACRE and EXONERACAO change no situation. */
const PODE: Record<SituacaoDai, TipoDeMarca[]> = {
  SEM_DAI: ['EM_ELABORACAO', 'ENVIADA', 'EXONERACAO'],
  EM_ELABORACAO: ['XML_GERADO', 'ENVIADA', 'EXONERACAO'],
  XML_GERADO: ['EM_ELABORACAO', 'XML_GERADO', 'ENVIADA', 'EXONERACAO'],
  ENVIADA: ['PENDENTE_PARAMETRIZACAO', 'PARAMETRIZADA', 'REJEITADA', 'CANCELADA', 'EXONERACAO'],
  PENDENTE_PARAMETRIZACAO: ['PARAMETRIZADA', 'REJEITADA', 'CANCELADA', 'EXONERACAO'],
  PARAMETRIZADA: ['CIENCIA_DADA', 'CANCELADA', 'LACRE', 'EXONERACAO'],
  CIENCIA_DADA: ['NOTIFICADA', 'DESEMBARACADA', 'CANCELADA', 'LACRE', 'EXONERACAO'],
  // Several notificações stand side by side; the release with one open needs a reason.
  NOTIFICADA: ['NOTIFICADA', 'DAR_PAGO', 'DESEMBARACADA', 'CANCELADA', 'LACRE', 'EXONERACAO'],
  DAR_PAGO: ['NOTIFICADA', 'DESEMBARACADA', 'CANCELADA', 'LACRE', 'EXONERACAO'],
  DESEMBARACADA: ['NOTIFICADA', 'LACRE', 'EXONERACAO'],
  REJEITADA: ['EM_ELABORACAO', 'CANCELADA', 'EXONERACAO'],
  CANCELADA: ['EM_ELABORACAO', 'EXONERACAO'],
};

describe('The marks of a DAI', () => {
  const pares = SITUACOES_DAI.flatMap((de) => TIPOS_DE_MARCA.map((para) => [de, para] as const));

  test.each(pares)('%s → %s', (de, para) => {
    expect(recusaDaMarca(em(de), marca(para), HOJE) === null).toBe(PODE[de].includes(para));
  });

  test.each<[string, readonly TipoDeMarca[], TipoDeMarca, string]>([
    ['ciência of what was never sent', [], 'CIENCIA_DADA', 'A ciência é do canal, e esta DAI ainda não foi enviada.'],
    [
      'ciência before the canal',
      ['ENVIADA'],
      'CIENCIA_DADA',
      'A ciência é do canal: informe antes o canal que a Sefaz deu à DAI.',
    ],
    [
      'ciência while it waits for the canal',
      ['ENVIADA', 'PENDENTE_PARAMETRIZACAO'],
      'CIENCIA_DADA',
      'A ciência é do canal: informe antes o canal que a Sefaz deu à DAI.',
    ],
    [
      'a canal for what was not sent',
      ['EM_ELABORACAO', 'XML_GERADO'],
      'PARAMETRIZADA',
      'A Sefaz só dá canal à DAI que recebeu: informe antes o envio dela.',
    ],
    [
      'desembaraço before the ciência',
      ['ENVIADA', 'PARAMETRIZADA'],
      'DESEMBARACADA',
      'A Sefaz não conclui o desembaraço sem a ciência do canal: registre antes a ciência.',
    ],
    [
      'a notificação before the ciência',
      ['ENVIADA', 'PARAMETRIZADA'],
      'NOTIFICADA',
      'A notificação vem depois da ciência do canal: registre antes a ciência.',
    ],
    [
      'a DAR nobody asked for',
      ['ENVIADA', 'PARAMETRIZADA', 'CIENCIA_DADA'],
      'DAR_PAGO',
      'Não há notificação aberta de que este DAR seja o pagamento.',
    ],
    [
      'the lacre before the canal',
      ['ENVIADA'],
      'LACRE',
      'O lacre vem com o canal: informe antes o canal que a Sefaz deu.',
    ],
    [
      'the exoneração twice',
      ['EXONERACAO', 'ENVIADA'],
      'EXONERACAO',
      'A exoneração do ICMS já está registrada, em 15/11/2026.',
    ],
    [
      'XML of what nobody works on',
      ['ENVIADA', 'REJEITADA'],
      'XML_GERADO',
      'Comece a elaborar a DAI antes de gerar o XML dela.',
    ],
    [
      'anything after the end',
      ['ENVIADA', 'PARAMETRIZADA', 'CIENCIA_DADA', 'DESEMBARACADA'],
      'CANCELADA',
      'De “Desembaraçada” não se passa a “Cancelada”: a DAI está concluída.',
    ],
    [
      'a rejection after the canal',
      ['ENVIADA', 'PARAMETRIZADA'],
      'REJEITADA',
      'De “Parametrizada” não se passa a “Rejeitada”: agora cabe “Ciência dada” ou “Cancelada”.',
    ],
  ])('%s is refused in words', (_qual, dadas, pedida, motivo) => {
    const atual = estado(dadas.map((tipo) => marca(tipo)));
    expect(recusaDaMarca(atual, marca(pedida), HOJE)).toEqual({ campo: 'tipo', motivo });
  });

  test('the desembaraço waits for that of the Receita, and is not before it', () => {
    const marcas = [marca('ENVIADA'), marca('PARAMETRIZADA'), marca('CIENCIA_DADA')];
    expect(recusaDaMarca(estado(marcas, { desembaracoRfb: null }), marca('DESEMBARACADA'), HOJE)).toEqual({
      campo: 'tipo',
      motivo: 'O processo ainda não tem o desembaraço da Receita: informe-o nele antes do desembaraço da Sefaz.',
    });
    expect(recusaDaMarca(estado(marcas, { desembaracoRfb: '2026-11-18' }), marca('DESEMBARACADA'), HOJE)).toEqual({
      campo: 'data',
      motivo: 'A data não pode ser antes de 18/11/2026, o dia do desembaraço da Receita.',
    });
  });

  test.each<[string, readonly MarcaDaDai[], MarcaDaDai, string, string]>([
    [
      'a canal that is not named',
      [marca('ENVIADA')],
      marca('PARAMETRIZADA', { canal: null }),
      'canal',
      'Informe o canal que a Sefaz deu à DAI.',
    ],
    [
      'sent without a file of ours, and no word how',
      [marca('EM_ELABORACAO')],
      marca('ENVIADA', { motivo: ' ' }),
      'motivo',
      'O XML desta DAI não foi gerado aqui: gere-o, ou diga por onde ela foi enviada.',
    ],
    [
      'a lacre without its number',
      [marca('PARAMETRIZADA')],
      marca('LACRE', { numero: ' ' }),
      'numero',
      'Informe o número do lacre.',
    ],
    [
      'a notificação of nothing',
      [marca('CIENCIA_DADA')],
      marca('NOTIFICADA', { valor: '0.00' }),
      'valor',
      'Informe o valor notificado, maior que zero.',
    ],
    [
      'a notificação nobody has to pay',
      [marca('CIENCIA_DADA')],
      marca('NOTIFICADA', { vencimento: null }),
      'vencimento',
      'Informe o vencimento do DAR.',
    ],
    [
      'a DAR due before it was asked for',
      [marca('CIENCIA_DADA')],
      marca('NOTIFICADA', { vencimento: '2026-11-14' }),
      'vencimento',
      'O DAR não pode vencer antes da notificação.',
    ],
    [
      'a DAR without its number',
      [marca('NOTIFICADA')],
      marca('DAR_PAGO', { numero: null }),
      'numero',
      'Informe o número do DAR pago.',
    ],
    [
      'a rejection without why',
      [marca('ENVIADA')],
      marca('REJEITADA', { motivo: null }),
      'motivo',
      'Diga por que a Sefaz rejeitou a DAI.',
    ],
    [
      'a cancellation without why',
      [marca('ENVIADA')],
      marca('CANCELADA', { motivo: null }),
      'motivo',
      'Diga por que a DAI é cancelada.',
    ],
    [
      'what is to be yet',
      [marca('ENVIADA')],
      marca('PARAMETRIZADA', { data: '2026-11-22' }),
      'data',
      'A data de “Parametrizada” não pode ser depois de hoje.',
    ],
    [
      'before what it follows',
      [marca('ENVIADA')],
      marca('PARAMETRIZADA', { data: '2026-11-14' }),
      'data',
      'A data não pode ser antes de 15/11/2026, o dia de “Enviada”.',
    ],
    [
      'before the registration',
      [],
      marca('EXONERACAO', { data: '2026-11-09' }),
      'data',
      'A data não pode ser antes de 10/11/2026, o dia do registro da declaração.',
    ],
    [
      'a lacre before the canal was given',
      [marca('PARAMETRIZADA'), marca('CIENCIA_DADA', { data: '2026-11-16' })],
      marca('LACRE', { data: '2026-11-14' }),
      'data',
      'A data não pode ser antes de 15/11/2026, o dia de “Parametrizada”.',
    ],
  ])('%s is refused at its field', (_qual, dadas, pedida, campo, motivo) => {
    expect(recusaDaMarca(estado(dadas), pedida, HOJE)).toEqual({ campo, motivo });
  });

  test('a lacre may be of the day of the canal though the ciência came later', () => {
    const marcas = [marca('PARAMETRIZADA'), marca('CIENCIA_DADA', { data: '2026-11-18' })];
    expect(recusaDaMarca(estado(marcas), marca('LACRE'), HOJE)).toBeNull();
  });

  test('what was sent by another way may have been sent before somebody began to work on it here', () => {
    const comecada = [marca('EM_ELABORACAO', { data: '2026-11-20' })];
    expect(recusaDaMarca(estado(comecada), marca('ENVIADA'), HOJE)).toBeNull();
    expect(recusaDaMarca(estado([marca('XML_GERADO', { data: '2026-11-20' })]), marca('ENVIADA'), HOJE)).toMatchObject({
      campo: 'data',
    });
  });
});

describe('What a DAI owes', () => {
  const comCiencia = [marca('ENVIADA'), marca('PARAMETRIZADA'), marca('CIENCIA_DADA')];
  const semMotivo = marca('DESEMBARACADA', { motivo: ' ' });

  test('asks a written reason before the release: an open notificação, by its rest', () => {
    const marcas = [...comCiencia, marca('NOTIFICADA', { valor: '12345.67' }), marca('DAR_PAGO', { valor: '100.00' })];
    expect(recusaDaMarca(estado(marcas), semMotivo, HOJE)).toEqual({
      campo: 'motivo',
      motivo:
        'Há uma notificação aberta de R$ 12.245,67, com vencimento em 30/11/2026: informe o pagamento do DAR antes do desembaraço, ou escreva por que se segue com ela em aberto.',
    });
    expect(recusaDaMarca(estado(marcas), marca('DESEMBARACADA'), HOJE)).toBeNull();
  });

  test('asks it for ICMS that nobody notified, which may also be paid as it is', () => {
    const deve = estado(comCiencia, { icmsRecolher: '41885.59' });
    expect(recusaDaMarca(deve, semMotivo, HOJE)).toEqual({
      campo: 'motivo',
      motivo:
        'A DAI deve R$ 41.885,59 de ICMS que não foi notificado nem pago: lance a notificação ou o DAR antes do desembaraço, ou escreva por que se segue sem ele.',
    });
    expect(recusaDaMarca(deve, marca('DAR_PAGO', { valor: '41885.59' }), HOJE)).toBeNull();
    expect(recusaDaMarca(deve, marca('DAR_PAGO'), HOJE)).toMatchObject({ campo: 'valor' });
    expect(recusaDaMarca(estado(comCiencia, { icmsRecolher: '0.00' }), semMotivo, HOJE)).toBeNull();
    expect(recusaDaMarca(estado(comCiencia, { icmsRecolher: null }), semMotivo, HOJE)).toBeNull();
  });

  test.each([
    ['41885.59', null, null, '41885.59', '41885.59'],
    ['41885.59', '40000.00', null, '1885.59', '41885.59'],
    ['41885.59', '41885.59', '100.00', '0.00', '41785.59'],
    ['41885.59', null, '41885.59', '0.00', '0.00'],
    ['0.00', '12345.67', '100.00', '0.00', '12245.67'],
    [null, '12345.67', null, null, '12345.67'],
  ])(
    'ICMS %s, notified %s, paid %s: %s to notify, %s owed',
    (icmsRecolher, notificacaoValor, darValor, falta, deve) => {
      const figuras = { cancelada: false, icmsRecolher, notificacaoValor, darValor };
      expect([icmsPorNotificar(figuras), icmsDevido(figuras)]).toEqual([falta, deve]);
    },
  );

  test.each(['ABC', '26/ABC', '-12'])('the number of a DAI is not %s', (numero) => {
    expect(recusaDaMarca(estado([]), marca('ENVIADA', { numero }), HOJE)).toEqual({
      campo: 'numero',
      motivo: 'O número da DAI só tem algarismos, com ponto, barra ou hífen entre eles.',
    });
  });

  test.each(['2026000199', '26/7777777', '77'])('the number of a DAI may be %s: no source fixes more', (numero) => {
    expect(recusaDaMarca(estado([]), marca('ENVIADA', { numero }), HOJE)).toBeNull();
  });
});

describe('What the marks come to', () => {
  test('no mark is no DAI, and lacre and exoneração move nothing', () => {
    expect(situacaoDasMarcas([])).toBe('SEM_DAI');
    expect(situacaoDasMarcas([marca('EXONERACAO')])).toBe('SEM_DAI');
    expect(situacaoDasMarcas([marca('PARAMETRIZADA'), marca('LACRE')])).toBe('PARAMETRIZADA');
  });

  test('each field is that of its mark', () => {
    const quadro = quadroDaDai([
      marca('EXONERACAO', { data: '2026-11-11' }),
      marca('ENVIADA', { data: '2026-11-12', numero: '26000001' }),
      marca('PARAMETRIZADA', { data: '2026-11-13', numero: null, canal: 'CINZA' }),
      marca('LACRE', { data: '2026-11-13', numero: 'LC-1' }),
      marca('CIENCIA_DADA', { data: '2026-11-14', numero: null }),
      marca('NOTIFICADA', { data: '2026-11-15', numero: 'N-9' }),
      marca('DAR_PAGO', { data: '2026-11-16', numero: 'DAR-7' }),
    ]);
    expect(quadro).toEqual({
      situacao: 'DAR_PAGO',
      desde: '2026-11-16',
      numero: '26000001',
      enviadaEm: '2026-11-12',
      canal: 'CINZA',
      parametrizadaEm: '2026-11-13',
      cienciaEm: '2026-11-14',
      lacreEm: '2026-11-13',
      lacreNumero: 'LC-1',
      notificadaEm: '2026-11-15',
      notificacaoNumero: 'N-9',
      notificacaoValor: '1234.50',
      notificacaoVencimento: '2026-11-30',
      darNumero: 'DAR-7',
      darPagoEm: '2026-11-16',
      darValor: '1234.50',
      exoneradaEm: '2026-11-11',
      desembaracadaEm: null,
    });
  });

  test('notificações stand side by side: what is paid settles the one due first, and the rest stays open', () => {
    const quadro = quadroDaDai([
      marca('NOTIFICADA', { numero: 'N-1', valor: '100.00', vencimento: '2026-11-30' }),
      marca('NOTIFICADA', { numero: 'N-2', valor: '55.00', vencimento: '2026-11-25', data: '2026-11-17' }),
      marca('DAR_PAGO', { numero: 'DAR-1', valor: '60.00', data: '2026-11-18' }),
    ]);
    expect(quadro).toMatchObject({
      situacao: 'NOTIFICADA',
      notificacaoNumero: 'N-1',
      notificacaoValor: '155.00',
      notificacaoVencimento: '2026-11-30',
      darPagoEm: null,
      darNumero: 'DAR-1',
      darValor: '60.00',
    });
  });

  test('of 12.345,67 notified and 100,00 paid, 12.245,67 stays open, until the last cent', () => {
    const notificada = marca('NOTIFICADA', { valor: '12345.67' });
    const parte = marca('DAR_PAGO', { valor: '100.00' });
    expect(dinheiroDasMarcas([notificada, parte]).aberto).toBe('12245.67');
    expect(situacaoDasMarcas([notificada, parte])).toBe('NOTIFICADA');
    const resto = marca('DAR_PAGO', { valor: null, data: '2026-11-19' });
    expect(dinheiroDasMarcas([notificada, parte, resto])).toMatchObject({ pago: '12345.67', aberto: '0.00' });
    expect(quadroDaDai([notificada, parte, resto])).toMatchObject({ situacao: 'DAR_PAGO', darPagoEm: '2026-11-19' });
  });

  test('a released DAI stays released, whatever is notified or paid later', () => {
    const liberada = [marca('ENVIADA'), marca('DESEMBARACADA', { data: '2026-11-16' })];
    const depois = [...liberada, marca('NOTIFICADA', { data: '2026-11-18' })];
    expect(quadroDaDai(depois)).toMatchObject({ situacao: 'DESEMBARACADA', desde: '2026-11-16' });
    expect(recusaDaMarca(estado(depois), marca('DAR_PAGO', { data: '2026-11-18' }), HOJE)).toBeNull();
  });

  test('after a rejection nothing of that sending counts, but the exoneração is of the DI', () => {
    const quadro = quadroDaDai([
      marca('ENVIADA'),
      marca('EXONERACAO'),
      marca('REJEITADA', { data: '2026-11-16' }),
      marca('EM_ELABORACAO', { data: '2026-11-17' }),
    ]);
    expect(quadro).toMatchObject({
      situacao: 'EM_ELABORACAO',
      desde: '2026-11-17',
      numero: null,
      enviadaEm: null,
      exoneradaEm: '2026-11-15',
    });
  });
});

test('the last mark somebody gave is taken back, not what the file of the declaration says', () => {
  const deMao = { tipo: 'ENVIADA', daDeclaracao: false } as const;
  const doArquivo = { tipo: 'EXONERACAO', daDeclaracao: true } as const;
  expect(marcaADesfazer([deMao, doArquivo])).toBe(deMao);
  expect(marcaADesfazer([doArquivo])).toBeNull();
  expect(marcaADesfazer([])).toBeNull();
});
