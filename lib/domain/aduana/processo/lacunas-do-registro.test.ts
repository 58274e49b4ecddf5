import { lacunasDoRegistro, nadaFaltaParaORegistro } from './lacunas-do-registro.ts';
import type { Pendencia } from './pendencias-do-processo.ts';

const PENDENCIAS: Pendencia[] = [
  { parte: 'identificacao', texto: 'Escolha o importador.' },
  { parte: 'identificacao', texto: 'Informe o recinto.' },
  { parte: 'carga', texto: 'Informe os volumes.' },
  { parte: 'itens', texto: 'Nenhum item tem peso líquido.', tambem: ['tributos'] },
  { parte: 'itens', texto: 'O item 3 está sem fornecedor.', tambem: ['tributos'] },
  { parte: 'documentos', texto: 'A LI 2690000028 não está deferida.', causa: 'LICENCA' },
  { parte: 'documentos', texto: 'Documento em falta: fatura comercial. Instrui a declaração.', causa: 'PAPEL' },
  { parte: 'documentos', texto: 'Falta Romaneio de carga. Instrui a declaração.', causa: 'PAPEL' },
];

test('what blocks the registration is one line a cause, with how many and one remedy for all', () => {
  expect(lacunasDoRegistro(PENDENCIAS).map(({ texto, remedio }) => `${texto} · ${remedio}`)).toEqual([
    '2 dados da identificação por informar · Preencher',
    'Informe os volumes. · Preencher',
    'Nenhum item tem peso líquido. · Completar os itens',
    'O item 3 está sem fornecedor. · Completar os itens',
    'A LI 2690000028 não está deferida. · Ver os documentos',
    '2 papéis exigidos faltam · Ver os documentos',
  ]);
});

test('a cause of several names them all, and one of a single thing is its sentence', () => {
  const [identificacao, carga] = lacunasDoRegistro(PENDENCIAS);
  expect(identificacao?.detalhe).toBe('Escolha o importador. Informe o recinto.');
  expect(carga?.detalhe).toBeNull();
});

test('nothing missing is no line', () => {
  expect(lacunasDoRegistro([])).toEqual([]);
});

test('where nothing is missing, only what Cais checks is said to be there, and a DUIMP asks for more', () => {
  expect(nadaFaltaParaORegistro('DI')).toBe('Nada falta do que o Cais confere para o registro.');
  expect(nadaFaltaParaORegistro('DUIMP')).toMatch(/^Nada falta do que o Cais confere .* está em “DUIMP”\.$/);
});
