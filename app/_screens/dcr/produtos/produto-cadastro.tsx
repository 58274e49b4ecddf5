import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { PRODUTOS, PRODUTO as RECURSO } from '#lib/api/produtos/produto.ts';
import { produtoConsulta } from '#lib/contracts/consultas/produto.ts';
import type { ProdutoLido, ProdutoNovo, ProdutoResumo } from '#lib/contracts/produtos/produto.ts';
import { NOME_TIPO_COEFICIENTE, nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { FILTROS_DE_VALIDADE } from '#lib/domain/datas/validade.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarCnpj, formatarNcm } from '#lib/format/identificadores.ts';
import { PRODUTO_COLUNAS } from '#lib/listas/produto.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import { PRODUTO } from '#lib/registros/produto.ts';
import { ProdutoAvisos } from './ProdutoAvisos.tsx';
import { FORMULARIO_PRODUTO } from './produto-formulario.ts';
import { ChipDaResolucao, ResolucaoDoProduto } from './ResolucaoDoProduto.tsx';

const hoje = () => diaLocal(new Date());
const nadaADizer = () => '';

export const CADASTRO_PRODUTO: DefinicaoDeCadastro<ProdutoNovo, ProdutoLido> = {
  formulario: FORMULARIO_PRODUTO,
  api: RECURSO,
  nome: 'Produto',
  emBranco: emBranco(PRODUTO),
  aPartirDe: (outro) => ({ ...FORMULARIO_PRODUTO.valoresDe(outro), codigo: '' }),
  titulo: ({ codigo }) => codigo,
  descricao: ({ descricao, importador, ncm }) => `${descricao} · NCM ${formatarNcm(ncm)} · ${importador.razaoSocial}`,
  sinais: (produto) => <ChipDaResolucao produto={produto} hoje={hoje()} />,
  avisos: (produto) => <ProdutoAvisos produto={produto} hoje={hoje()} />,
  descricaoDoNovo: 'O DCR-E começa por ele. Gravado, recebe a estrutura (BOM).',
  linkDoDuplicado: 'Abrir o produto que já tem este código',
  aoExcluir: 'deixa de ser oferecido ao DCR-E. A estrutura dele fica, sem poder ser alterada. O código fica livre.',
  rotulos: rotulosComIndustria(PRODUTO),
  // When the industry changes, the history tells only its name and CNPJ.
  valores: {
    importador: (valor) => nomeDoImportador(valor as ProdutoLido['importador']),
    'importador.id': nadaADizer,
    'importador.excluido': nadaADizer,
    'importador.cnpj': (valor) => formatarCnpj(valor as string),
  },
  rotas: {
    lista: { to: '/dcr/produtos' },
    registro: (id) => ({ to: '/dcr/produtos/$id', params: { id } }),
    novo: (de) => ({ to: '/dcr/produtos/novo', search: { de } }),
  },
  anexos: 'Produto',
};

export const PRODUTOS_LISTA = listaDeCadastro<ProdutoResumo>(
  { api: PRODUTOS, rotas: CADASTRO_PRODUTO.rotas, aoExcluir: CADASTRO_PRODUTO.aoExcluir },
  {
    tela: 'produtos',
    titulo: 'Produtos',
    singular: 'produto',
    plural: 'produtos',
    busca: 'Buscar código, descrição, NCM ou resolução',
    consulta: produtoConsulta,
    colunas: PRODUTO_COLUNAS,
    filtros: [
      filtroDeImportador({ nome: 'Indústria', principal: true }),
      {
        tipo: 'opcao',
        campo: 'resolucoes',
        nome: 'Resolução CAS',
        principal: true,
        opcoes: Object.entries(FILTROS_DE_VALIDADE),
      },
      {
        tipo: 'opcao',
        campo: 'semEstrutura',
        nome: 'Estrutura',
        principal: true,
        opcoes: [['true', 'Sem estrutura em vigor']],
      },
      { tipo: 'opcao', campo: 'tipoCoeficiente', nome: 'Coeficiente', opcoes: Object.entries(NOME_TIPO_COEFICIENTE) },
      { tipo: 'texto', campo: 'ncm', nome: 'NCM', ler: lerNcm, mostrar: formatarNcm },
    ],
    celulas: {
      resolucao: (produto) => <ResolucaoDoProduto produto={produto} hoje={hoje()} />,
      revisaoEmVigor: ({ revisaoEmVigor }) =>
        revisaoEmVigor ? (
          `${revisaoEmVigor.revisao} · desde ${formatarData(revisaoEmVigor.vigenciaInicio)}`
        ) : (
          <StatusChip tom="neutral">Sem estrutura</StatusChip>
        ),
    },
    copia: { campo: 'codigo', rotulo: 'Copiar códigos' },
  },
);

function lerNcm(digitada: string) {
  const lida = validarNcm(digitada);
  return lida.valido ? { valor: lida.valor } : { motivo: lida.motivo };
}
