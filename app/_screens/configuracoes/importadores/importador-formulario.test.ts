import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { IMPORTADOR, type ImportadorNovo } from '#lib/registros/importador.ts';
import { CADASTRO_IMPORTADOR } from './importador-cadastro.tsx';
import { linhaDaResolucao, linhaVazia, resolucaoDaLinha } from './resolucoes-linhas.ts';

const EM_BRANCO = emBranco(IMPORTADOR);
const RESOLUCAO: ImportadorNovo['resolucoes'][number] = {
  numero: '205/2021',
  data: '2021-12-09',
  produto: 'Placa-mãe',
  portariaPpb: null,
  tipoCoeficiente: 'VARIAVEL',
  acrescimo: '5.00',
  validade: null,
};
const PREENCHIDO: ImportadorNovo = {
  ...EM_BRANCO,
  razaoSocial: 'Fictícia Ltda',
  cnpj: '12ABC34501DE35',
  inscricaoSuframa: '201234017',
};
const vazia = () => resolucaoDaLinha(linhaVazia());
const erros = (valores: ImportadorNovo) =>
  CADASTRO_IMPORTADOR.formulario.esquema.safeParse(valores).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('The form of an importer', () => {
  test('begins with nothing wrong but what has to be filled in', () => {
    expect(erros(EM_BRANCO)).toEqual(['razaoSocial', 'cnpj', 'inscricaoSuframa']);
    expect(erros({ ...EM_BRANCO, razaoSocial: 'A', cnpj: '12ABC34501DE35' })).toEqual(['inscricaoSuframa']);
  });

  test('lines left empty below the last resolution are none; one left between two is asked for', () => {
    const outra = { ...RESOLUCAO, produto: 'Fonte' };
    const resolucoes = [RESOLUCAO, outra, vazia(), vazia()];
    const lido = CADASTRO_IMPORTADOR.formulario.esquema.parse({ ...PREENCHIDO, resolucoes });
    expect(lido.resolucoes).toEqual([RESOLUCAO, outra]);
    expect(erros({ ...PREENCHIDO, resolucoes: [vazia(), RESOLUCAO] })).toEqual([
      'resolucoes.0.numero',
      'resolucoes.0.data',
      'resolucoes.0.produto',
      'resolucoes.0.tipoCoeficiente',
      'resolucoes.0.acrescimo',
    ]);
  });

  test('a resolution goes into the grid as text and comes out as it was', () => {
    const linha = linhaDaResolucao(RESOLUCAO, 'linha-0');
    expect(linha).toMatchObject({ id: 'linha-0', numero: '205/2021', portariaPpb: '', validade: '' });
    expect(resolucaoDaLinha(linha)).toEqual(RESOLUCAO);
  });

  test('the history reads in the words of the form', () => {
    const escrever = (campo: string, valor: unknown) => nomesNoHistorico(CADASTRO_IMPORTADOR).valores?.[campo]?.(valor);
    expect(escrever('cnpj', '12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(escrever('situacaoSuframa', 'BLOQUEADA')).toBe('Bloqueada');
    expect(escrever('setor', '1')).toBe('1 - Indústria');
    expect(escrever('dciMensal', true)).toBe('Sim');
    expect(escrever('resolucoes', [RESOLUCAO])).toContain('Coeficiente Variável, Acréscimo (p.p.) 5,00');
  });
});
