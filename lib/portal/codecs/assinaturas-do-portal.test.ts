import { eventosAssinados, outrasAssinaturas } from '#lib/portal/domain/assinatura-dos-avisos.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { lerAssinatura, lerAssinaturas, lerFalhasDosAvisos } from './assinaturas-do-portal.ts';

const emBytes = (json: unknown) => new TextEncoder().encode(JSON.stringify(json));
const CAMINHO = '/api/PortalUnico/Aviso/1/2';
const DAQUI = `https://cais.exemplo.com.br${CAMINHO}`;
const VISTA = { id: 8, evento: 'dimp-situacao-import', endpoint: DAQUI, dataExclusao: null };
const LIDA = { id: '8', evento: 'dimp-situacao-import', endpoint: DAQUI, excluidaEm: null, motivo: null };

test('a registration is read with its number as text, and with why it was removed under any name of its own', () => {
  expect(lerAssinatura(emBytes(VISTA))).toEqual(LIDA);
  const excluida = { ...VISTA, dataExclusao: '2026-11-23T14:00:00-0300', motivoDaExclusao: 'Só falhas' };
  expect(lerAssinaturas(emBytes([{ ...VISTA, id: '9' }, excluida]))).toEqual([
    { ...LIDA, id: '9' },
    { ...LIDA, excluidaEm: '2026-11-23T14:00:00-0300', motivo: 'Só falhas' },
  ]);
});

test.each([[{ message: 'x' }], [[1]], [[{ ...VISTA, id: null }]], [[{ ...VISTA, endpoint: '' }]], ['x']])(
  'what is no list of registrations is refused: %j',
  (json) => {
    expect(() => lerAssinaturas(emBytes(json))).toThrow(ArquivoInvalido);
  },
);

test('no bytes are no registration and no failure', () => {
  expect(lerAssinaturas(new Uint8Array())).toEqual([]);
  expect(lerFalhasDosAvisos(new Uint8Array(), null)).toEqual({ falhas: [], quantasFalhas: 0 });
});

test('a failure is kept by the names that the Portal gives, without a secret wherever it stands', () => {
  const falha = {
    id: 3,
    resposta: { status: 500, corpo: null, ok: false },
    cabecalhos: { secret: 'outro', 'event-type': 'dimp-situacao-import' },
    chaveSecreta: 'outro',
    mensagem: 'veio com s3gr3do dentro',
  };
  expect(lerFalhasDosAvisos(emBytes([falha]), 's3gr3do')).toEqual({
    falhas: [
      { id: '3', 'resposta.status': '500', 'resposta.ok': 'não', 'cabecalhos.event-type': 'dimp-situacao-import' },
    ],
    quantasFalhas: 1,
  });
  const muitas = lerFalhasDosAvisos(emBytes(Array.from({ length: 70 }, (_, id) => ({ id }))), null);
  expect([muitas.falhas.length, muitas.quantasFalhas]).toEqual([50, 70]);
  expect(() => lerFalhasDosAvisos(emBytes({ falhas: [] }), null)).toThrow(ArquivoInvalido);
});

test('each event is registered for this server, with another secret, removed, or not at all', () => {
  const feitoEm = '2026-11-23T14:00:00.000Z';
  const assinaturas = [
    LIDA,
    { ...LIDA, id: '9', evento: 'dimp-retifica-import' },
    { ...LIDA, id: '10', evento: 'dimp-diag-import', excluidaEm: 'ontem' },
    { ...LIDA, id: '11', evento: 'dimp-registro-import', endpoint: 'https://erp.exemplo.com.br/a' },
    {
      ...LIDA,
      id: '12',
      evento: 'dimp-registro-import',
      endpoint: 'https://erp.exemplo.com.br/b',
      excluidaEm: 'ontem',
    },
  ];
  const eventos = eventosAssinados({ caminho: CAMINHO, feitoEm }, { assinaturas }, { 8: feitoEm, 9: 'antes' });
  expect(eventos.map(({ evento, situacao, assinatura }) => [evento, situacao, assinatura?.id])).toEqual([
    ['dimp-situacao-import', 'ASSINADO', '8'],
    ['dimp-retifica-import', 'OUTRA_CHAVE', '9'],
    ['dimp-diag-import', 'EXCLUIDO', '10'],
    ['dimp-registro-import', 'NAO_ASSINADO', undefined],
  ]);
  expect(outrasAssinaturas({ assinaturas }, CAMINHO).map(({ id }) => id)).toEqual(['11']);
});
