import type { LinhaDaMatriz } from '#lib/domain/zfm/dai.ts';
import { sugerirEscolhas } from './sugerir-escolhas.ts';

const linha = (ncm: string, codigoSuframa: string, utilizacao = '02'): LinhaDaMatriz => ({
  ncm,
  codigoSuframa,
  destinacao: '01',
  utilizacao,
  id: `${ncm}/${codigoSuframa}/${utilizacao}`,
  vigenciaInicio: '2026-01-01',
  vigenciaFim: null,
  codigoTributacao: 'A001',
  decreto: '1/2026',
  tratamento: null,
  reducaoPerc: null,
});
const CELULAR = linha('85171300', '0123');
const PLACA = linha('84733041', '0456');
const chave = ({ ncm, codigoSuframa, destinacao, utilizacao }: LinhaDaMatriz) => ({
  ncm,
  codigoSuframa,
  destinacao,
  utilizacao,
});
const NADA = { ncm: null, codigoSuframa: null, destinacao: null, utilizacao: null };

function sugerir(
  ncm: string,
  opcoes: LinhaDaMatriz[],
  { anterior, codigo }: { anterior?: LinhaDaMatriz | typeof NADA; codigo?: string } = {},
) {
  const escolha = anterior && { numero: '001', ...chave(anterior as LinhaDaMatriz) };
  const [sugestao] = sugerirEscolhas({
    adicoes: [{ numero: '007', ncm }],
    opcoes,
    anteriores: new Map(escolha ? [[ncm, { escolha, processo: 'IMP-2026-0003' }]] : []),
    codigosSuframa: new Map(codigo ? [['007', codigo]] : []),
  });
  return [sugestao?.linha?.id ?? null, sugestao?.origem];
}

test('what was declared before comes first, as long as it holds, and says of which process', () => {
  const opcoes = [CELULAR, PLACA];
  expect(sugerir('84733041', opcoes, { anterior: CELULAR, codigo: '0456' })).toEqual([
    CELULAR.id,
    'última DAI da NCM 8473.30.41, IMP-2026-0003',
  ]);
  const acabou = linha('85171300', '0123', '03');
  expect(sugerir('84733041', opcoes, { anterior: acabou, codigo: '0456' })).toEqual([
    PLACA.id,
    'matriz, única linha do código Suframa 0456',
  ]);
  expect(sugerir('85171300', opcoes, { anterior: NADA })).toEqual([
    CELULAR.id,
    'matriz, única linha da NCM 8517.13.00',
  ]);
});

test('what was declared before says when the matriz has more rows of that NCM', () => {
  const outra = linha('84733041', '0456', '03');
  expect(sugerir('84733041', [PLACA, outra], { anterior: PLACA })).toEqual([
    PLACA.id,
    'última DAI da NCM 8473.30.41, IMP-2026-0003, 1 de 2 linhas da NCM na matriz',
  ]);
});

test('then the only row of its código Suframa, and then the only one of its NCM', () => {
  expect(sugerir('85171300', [CELULAR, PLACA], { codigo: '0456' })[0]).toBe(PLACA.id);
  expect(sugerir('85171300', [CELULAR, PLACA], { codigo: '0999' })[0]).toBe(CELULAR.id);
  expect(sugerir('84733041', [CELULAR, PLACA])[0]).toBe(PLACA.id);
});

test('among several none is taken, nor where there is none, and why is said', () => {
  const duas = [CELULAR, linha('85171300', '0123', '03')];
  expect(sugerir('85171300', duas, { codigo: '0123' })).toEqual([
    null,
    '2 linhas da matriz têm o código Suframa 0123: escolha a que vale',
  ]);
  expect(sugerir('85171300', duas)).toEqual([null, '2 linhas da matriz têm a NCM 8517.13.00: escolha a que vale']);
  expect(sugerir('39231090', [CELULAR, PLACA])).toEqual([null, 'nenhuma linha da matriz se sugere']);
  expect(sugerir('85171300', [])).toEqual([null, 'nenhuma linha da matriz se sugere']);
});

test('each adição gets its own, in their order', () => {
  const adicoes = [
    { numero: '002', ncm: '84733041' },
    { numero: '001', ncm: '85171300' },
  ];
  const vazio = { anteriores: new Map(), codigosSuframa: new Map([['001', '0456']]) };
  const sugestoes = sugerirEscolhas({ adicoes, opcoes: [CELULAR, PLACA], ...vazio });
  expect(sugestoes.map(({ numero, linha: sua }) => [numero, sua?.id])).toEqual([
    ['002', PLACA.id],
    ['001', PLACA.id],
  ]);
});
