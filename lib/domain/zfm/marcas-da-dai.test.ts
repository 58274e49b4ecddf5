import {
  type EstadoDaDai,
  type MarcaDaDai,
  marcaADesfazer,
  quadroDaDai,
  recusaDaMarca,
  situacaoDasMarcas,
  TIPOS_DE_MARCA,
  type TipoDeMarca,
} from './marcas-da-dai.ts';
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
  NOTIFICADA: ['DAR_PAGO', 'CANCELADA', 'LACRE', 'EXONERACAO'],
  DAR_PAGO: ['NOTIFICADA', 'DESEMBARACADA', 'CANCELADA', 'LACRE', 'EXONERACAO'],
  DESEMBARACADA: ['LACRE', 'EXONERACAO'],
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
      'desembaraço with an open notificação',
      ['ENVIADA', 'PARAMETRIZADA', 'CIENCIA_DADA', 'NOTIFICADA'],
      'DESEMBARACADA',
      'Há uma notificação aberta de R$ 1.234,50, com vencimento em 30/11/2026: informe o pagamento do DAR antes do desembaraço.',
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

  test('a second notificação is open again, whatever was paid of the first', () => {
    const quadro = quadroDaDai([
      marca('NOTIFICADA', { valor: '100.00' }),
      marca('DAR_PAGO', { numero: 'DAR-1', valor: '100.00' }),
      marca('NOTIFICADA', { valor: '55.00', data: '2026-11-17' }),
    ]);
    expect(quadro).toMatchObject({
      situacao: 'NOTIFICADA',
      notificacaoValor: '55.00',
      darPagoEm: null,
      darNumero: null,
      darValor: null,
    });
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
