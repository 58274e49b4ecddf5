import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDeValidade, filtroDoCampo, filtroDoIdentificador } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { semLinhasVaziasNoFim } from '#components/cadastro/sem-linhas-vazias.ts';
import { VALORES_DO_IMPORTADOR } from '#components/comex/valores-do-importador.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { PRODUTOS } from '#lib/api/produtos/produto.ts';
import { produtoConsulta } from '#lib/contracts/consultas/produto.ts';
import { formatarData } from '#lib/format/data.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import {
  contratoDeProduto,
  PRODUTO,
  PRODUTO_COLUNAS,
  type ProdutoLido,
  type ProdutoNovo,
  type ProdutoResumo,
} from '#lib/registros/produto.ts';
import { ProdutoAvisos } from './ProdutoAvisos.tsx';
import { ChipDaResolucao, ResolucaoDoProduto } from './ResolucaoDoProduto.tsx';

export const CADASTRO_PRODUTO: DefinicaoDeCadastro<ProdutoNovo, ProdutoLido> = definirCadastro({
  recurso: 'Produto',
  contrato: contratoDeProduto,
  rotas: '/dcr/produtos',
  formulario: { esquema: semLinhasVaziasNoFim('modelos', contratoDeProduto.novo) },
  aPartirDe: (_, valores) => ({ ...valores, codigo: '' }),
  titulo: ({ codigo }) => codigo,
  descricao: ({ descricao, importador, ncm }) => `${descricao} · NCM ${formatarNcm(ncm)} · ${importador.razaoSocial}`,
  sinais: (produto) => <ChipDaResolucao produto={produto} hoje={hojeEmManaus()} />,
  avisos: (produto) => <ProdutoAvisos produto={produto} hoje={hojeEmManaus()} />,
  descricaoDoNovo: 'O DCR-E começa por ele. Gravado, recebe a estrutura (BOM).',
  linkDoDuplicado: 'Abrir o produto que já tem este código',
  aoExcluir: 'deixa de ser oferecido ao DCR-E. A estrutura dele fica, sem poder ser alterada. O código fica livre.',
  rotulos: rotulosComIndustria(PRODUTO),
  valores: VALORES_DO_IMPORTADOR,
  anexos: 'Produto',
});

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
      filtroDeValidade('resolucoes', 'Resolução CAS', { principal: true }),
      {
        tipo: 'opcao',
        campo: 'semEstrutura',
        nome: 'Estrutura',
        principal: true,
        opcoes: [['true', 'Sem estrutura em vigor']],
      },
      filtroDoCampo(PRODUTO, 'tipoCoeficiente', { nome: 'Coeficiente' }),
      filtroDoIdentificador('ncm', 'NCM', 'ncm'),
    ],
    celulas: {
      resolucao: (produto) => <ResolucaoDoProduto produto={produto} hoje={hojeEmManaus()} />,
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
