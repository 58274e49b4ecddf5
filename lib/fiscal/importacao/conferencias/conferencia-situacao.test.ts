import { nomeDaConferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { conferirDi } from './conferencias-di.ts';

function conferenciasDe(situacaoDuimp: string) {
  const duimp = duimpFicticia({ situacao: { situacaoDuimp } });
  const [lida] = lerDuimpJson(new TextEncoder().encode(textoDaDuimp(duimp)));
  if (!lida) throw new Error('The file holds a DUIMP.');
  return conferirDi(lida).filter(({ codigo }) => codigo === 'DUIMP_SITUACAO');
}

test.each([
  ['CANCELADA_PELA_ADUANA', 'A DUIMP 26BR0000123456-1 está cancelada pela aduana, a pedido do importador.'],
  ['CANCELADA_POR_APURACAO', 'A DUIMP 26BR0000123456-1 está cancelada por apuração especial.'],
  ['CANCELADA', 'A DUIMP 26BR0000123456-1 está cancelada.'],
])('a DUIMP that is %s is an error among the conferences', (situacao, mensagem) => {
  expect(conferenciasDe(situacao)).toEqual([
    { codigo: 'DUIMP_SITUACAO', nivel: 'erro', mensagem, declarado: null, calculado: null, adicao: null },
  ]);
  expect(nomeDaConferencia('DUIMP_SITUACAO')).toBe('Situação da DUIMP');
});

test.each(['EM_CONFERENCIA_SELECIONADA', 'DESEMBARACADA_CARGA_ENTREGUE', 'REGISTRADA_AGUARDANDO_CANAL'])(
  'one that is %s needs no line',
  (situacao) => expect(conferenciasDe(situacao)).toEqual([]),
);
