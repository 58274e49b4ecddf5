import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { COMPLEMENTO_EM_BRANCO } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { RegistroLido } from '#lib/portal/contracts/registro-no-portal.ts';
import { DuimpSection } from './DuimpSection.tsx';

// What the server answers of the DUIMP of a processo, for the tests of its page.

const ID = '01900000-0000-7000-8000-000000000001';
export const CHAVE = '01900000-0000-7000-8000-000000000002';
export const ITEM = '01900000-0000-7000-8000-000000000003';
export const OPERADOR = '01900000-0000-7000-8000-000000000004';
export const ROTA = `/api/Processo/${ID}/Duimp`;
export const SHA = 'a'.repeat(64);
export const PRODUTOS = { onde: 'COMPLEMENTO', parte: 'produtos' };

export const duimp = (mais: object = {}) => ({
  processoId: ID,
  versao: 0,
  ambiente: 'TREINAMENTO',
  complemento: COMPLEMENTO_EM_BRANCO,
  bloqueio: null,
  lacunas: [],
  conferencias: { sha256: null, abertas: [] },
  escrito: null,
  operadores: [
    {
      id: OPERADOR,
      nome: 'FICTICIA PARTS CO',
      pais: 'CHINA',
      noPortal: [{ ambiente: 'TREINAMENTO', codigo: 'OPE_1', versao: '2' }],
    },
  ],
  itens: [
    {
      id: ITEM,
      numero: 1,
      partNumber: 'PN-1',
      descricao: 'Circuito',
      ncm: '85423190',
      unidadeEstatistica: null,
      quantidadeEstatistica: null,
      itemId: null,
      catalogo: null,
    },
  ],
  fundamentos: [],
  porRuc: false,
  porTerceiro: false,
  rascunho: null,
  registro: null,
  retificacao: null,
  ...mais,
});
/** The first of what our own conferences have open, named by one letter. */
export const conferencias = (quantas: number, letra = 'c') => ({
  sha256: letra.repeat(64) as string | null,
  abertas: [
    {
      chave: 'PAPEL',
      parte: 'documentos',
      texto: '2 papéis exigidos faltam',
      detalhe: 'Fatura. Romaneio.',
      remedio: 'Ver os documentos',
    },
    { chave: 'carga', parte: 'carga', texto: 'Informe os volumes.', detalhe: null, remedio: 'Preencher' },
  ].slice(0, quantas),
});
export const escrito = {
  sha256: SHA,
  itens: 1,
  capa: [{ caminho: 'carga.identificacao', valor: '032605000000016', lugar: { onde: 'PROCESSO', aba: 'carga' } }],
  amostra: [{ item: 1, folhas: [{ caminho: 'produto.codigo', valor: '45', lugar: PRODUTOS }] }],
};
export const rascunho = (mais: object = {}) => ({
  situacao: 'PRONTO',
  etapa: null,
  ambiente: 'TREINAMENTO',
  titular: 'Maria da Silva',
  numero: '26BR00000000010',
  versaoDuimp: '0',
  frase: null,
  proximaEm: null,
  mandadoEm: '2026-11-23T14:00:00.000Z',
  mandadoPor: 'João',
  comoMandado: true,
  itensLa: 1,
  problemas: [],
  diagnosticoEm: '2026-11-23T14:00:00.000Z',
  aviso: null,
  valoresEm: null,
  comparados: [],
  totalDoPortal: null,
  itens: null,
  nossos: null,
  respostas: [],
  ...mais,
});
export const condicao = (chave: string, estado: string, texto: string) => ({ chave, estado, texto });
export const registro = (mais: object = {}) => ({
  ambiente: 'TREINAMENTO',
  segundaPessoa: false,
  total: '810.83',
  pedido: null,
  condicoes: [
    condicao('processo', 'CERTO', 'O processo diz o que o rascunho diz.'),
    condicao('diagnostico', 'PESSOA', 'O diagnóstico foi pedido e aceito.'),
  ],
  debitos: [
    { nome: 'II', valor: '656.60' },
    { nome: 'Taxa Siscomex', valor: '154.23' },
  ],
  ...mais,
});
export const pedido = (mais: Partial<NonNullable<RegistroLido['pedido']>> = {}) => ({
  situacao: 'NA_FILA',
  ambiente: 'TREINAMENTO',
  titular: 'Maria da Silva',
  credencialEncerrada: false,
  numero: '26BR00000000010',
  sha256: SHA,
  valor: '810.83',
  frase: null,
  mesmoComAlertas: false,
  pedidoEm: '2026-11-23T14:00:00.000Z',
  pedidoPor: { id: CHAVE, nome: 'João' },
  aprovadoEm: null,
  aprovadoPor: null,
  enviadoEm: null,
  olhadoEm: null,
  proximaEm: null,
  retiravel: false,
  doRascunho: true,
  problemas: [],
  aviso: null,
  versaoRegistrada: null,
  registradaEm: null,
  consulta: null,
  retificadora: false,
  ...mais,
});
const credencial = (id: string, ambiente: string) => ({
  id,
  ambiente,
  modo: 'CHAVE',
  titular: 'Maria da Silva',
  cpf: '52998224725',
  validaAte: null,
  criadaEm: '2026-11-20T12:00:00.000Z',
  criadaPor: 'João',
  encerradaEm: null,
  testadaEm: null,
  testePassou: null,
  testeFrase: null,
  usadaEm: null,
});
export const abrir = (rotas: RotasDeTeste, pessoa?: string) =>
  abrirTelas({
    ...(pessoa && { pessoa }),
    endereco: '/processo',
    telas: { '/processo': [() => <DuimpSection processoId={ID} />] },
    rotas: {
      'GET /api/PortalUnico/Credencial': () =>
        responder([credencial('01900000-0000-7000-8000-000000000009', 'PRODUCAO'), credencial(CHAVE, 'TREINAMENTO')]),
      ...rotas,
    },
  });
