import type { LinhaDaMatriz } from './dai.ts';
import { sugerirEscolhas } from './sugerir-escolhas.ts';

const linha = (ncm: string, codigoSuframa: string, utilizacao = '02'): LinhaDaMatriz => ({
  ...{ ncm, codigoSuframa, destinacao: '01', utilizacao },
  ...{ id: `${ncm}/${codigoSuframa}/${utilizacao}`, vigenciaInicio: '2026-01-01', vigenciaFim: null },
  ...{ codigoTributacao: 'A001', decreto: '1/2026', tratamento: null, reducaoPerc: null },
});
const CELULAR = linha('85171300', '0123');
const PLACA = linha('84733041', '0456');
const chave = ({ ncm, codigoSuframa, destinacao, utilizacao }: LinhaDaMatriz) => ({
  ...{ ncm, codigoSuframa, destinacao, utilizacao },
});
const NADA = { ncm: null, codigoSuframa: null, destinacao: null, utilizacao: null };

function sugerir(
  ncm: string,
  opcoes: LinhaDaMatriz[],
  { anterior, codigo }: { anterior?: LinhaDaMatriz | typeof NADA; codigo?: string } = {},
) {
  return sugerirEscolhas({
    adicoes: [{ numero: '007', ncm }],
    opcoes,
    anteriores: new Map(anterior ? [[ncm, { numero: '001', ...chave(anterior as LinhaDaMatriz) }]] : []),
    codigosSuframa: new Map(codigo ? [['007', codigo]] : []),
  });
}

test('what was declared before comes first, as long as it holds', () => {
  const opcoes = [CELULAR, PLACA];
  expect(sugerir('84733041', opcoes, { anterior: CELULAR, codigo: '0456' })).toEqual([
    { numero: '007', ...chave(CELULAR) },
  ]);
  const acabou = linha('85171300', '0123', '03');
  expect(sugerir('84733041', opcoes, { anterior: acabou, codigo: '0456' })).toEqual([
    { numero: '007', ...chave(PLACA) },
  ]);
  expect(sugerir('85171300', opcoes, { anterior: NADA })).toEqual([{ numero: '007', ...chave(CELULAR) }]);
});

test('then the only row of its código Suframa, and then the only one of its NCM', () => {
  expect(sugerir('85171300', [CELULAR, PLACA], { codigo: '0456' })).toEqual([{ numero: '007', ...chave(PLACA) }]);
  expect(sugerir('85171300', [CELULAR, PLACA], { codigo: '0999' })).toEqual([{ numero: '007', ...chave(CELULAR) }]);
  expect(sugerir('84733041', [CELULAR, PLACA])).toEqual([{ numero: '007', ...chave(PLACA) }]);
});

test('among several none is taken, nor where there is none', () => {
  const duas = [CELULAR, linha('85171300', '0123', '03')];
  expect(sugerir('85171300', duas, { codigo: '0123' })).toEqual([{ numero: '007', ...NADA }]);
  expect(sugerir('39231090', [CELULAR, PLACA])).toEqual([{ numero: '007', ...NADA }]);
  expect(sugerir('85171300', [])).toEqual([{ numero: '007', ...NADA }]);
});

test('each adição gets its own, in their order', () => {
  const adicoes = [
    { numero: '002', ncm: '84733041' },
    { numero: '001', ncm: '85171300' },
  ];
  const vazio = { anteriores: new Map(), codigosSuframa: new Map([['001', '0456']]) };
  expect(sugerirEscolhas({ adicoes, opcoes: [CELULAR, PLACA], ...vazio })).toEqual([
    { numero: '002', ...chave(PLACA) },
    { numero: '001', ...chave(PLACA) },
  ]);
});
