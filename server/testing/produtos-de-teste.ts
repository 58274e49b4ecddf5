import { cadastroDeTeste } from './cadastro-de-teste.ts';
import type { TestBench } from './test-bench.ts';

/** Creates a person with an industry that has resolutions, and the bodies of its products, structures and purchases. */
export async function produtosDeTeste({ novaPessoa }: Pick<TestBench, 'novaPessoa'>) {
  const pessoa = await novaPessoa();
  const importadores = cadastroDeTeste(pessoa, 'Importador');
  const criado = await importadores.criar(INDUSTRIA);
  const importador = { id: criado.json().id as string };
  const produtos = cadastroDeTeste(pessoa, 'Produto');
  const novo = (mais: object = {}) => ({ ...PRODUTO, importador, ...mais });
  return {
    pessoa,
    importador,
    importadores,
    produtos,
    estruturas: cadastroDeTeste(pessoa, 'Estrutura'),
    compras: cadastroDeTeste(pessoa, 'CompraNacional'),
    novo,
    outraIndustria: async () => {
      const outra = await importadores.criar({
        ...INDUSTRIA,
        razaoSocial: 'FICTICIA FALCAO LTDA',
        cnpj: 'A1B2C3D4000193',
        resolucoes: [],
      });
      return { id: outra.json().id as string };
    },
    produto: async (mais: object = {}) => ({ id: (await produtos.criar(novo(mais))).json().id as string }),
  };
}

export const INDUSTRIA = {
  razaoSocial: 'FICTICIA AGUIA LTDA',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
  resolucoes: [
    { numero: '101/2024', data: '2024-02-29', produto: 'Monitor', tipoCoeficiente: 'VARIAVEL', validade: '2026-12-01' },
    { numero: '101/2024', data: '2024-02-29', produto: 'Televisor', tipoCoeficiente: 'VARIAVEL', validade: null },
    { numero: '205/2021', data: '2021-06-30', produto: 'Relógio', tipoCoeficiente: 'FIXO', validade: '2026-11-19' },
  ],
};

export const PRODUTO = {
  codigo: 'MON-24',
  descricao: 'MONITOR DE VIDEO FICTICIO 24',
  ncm: '85285200',
  unidade: 'UNIDADE',
  pesoBruto: '4.25000',
  resolucao: '101/2024',
  ppb: 'Portaria PPB 9/2023 - Resolução CAS 101/2024',
  informatica: true,
  tipoCoeficiente: 'VARIAVEL',
  acrescimo: '10.00',
  modelos: [{ modelo: '0001', descricao: 'PRETO', precoVenda: '899.90' }],
  observacao: null,
};

/** A line of a structure as the form sends it. */
export const linhaDeEstrutura = (partNumber: string, mais: object = {}) => ({
  id: null,
  item: null,
  partNumber,
  descricao: `COMPONENTE ${partNumber}`,
  ncm: '85423190',
  unidade: 'PECA',
  origem: 'IMPORTADO',
  quantidade: '1.0000000',
  perda: '0.0000',
  subDe: null,
  ...mais,
});
