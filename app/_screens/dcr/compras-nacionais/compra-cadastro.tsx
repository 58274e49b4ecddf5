import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDoIdentificador } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { ImportadorExcluidoAviso } from '#components/comex/ImportadorExcluidoAviso.tsx';
import { VALORES_DO_IMPORTADOR } from '#components/comex/valores-do-importador.ts';
import { camposDe } from '#components/form/fields/campos-de.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { compraNacionalConsulta } from '#lib/contracts/consultas/compra-nacional.ts';
import { NOME_MOEDA_DO_CUSTO, nomeDaNota } from '#lib/domain/zfm/compra-nacional.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import {
  COMPRA_NACIONAL,
  COMPRA_NACIONAL_COLUNAS,
  type CompraNacionalLida,
  type CompraNacionalNova,
  contratoDeCompraNacional,
} from '#lib/registros/compra-nacional.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';

const CAMPOS = camposDe(COMPRA_NACIONAL);

export const CADASTRO_COMPRA: DefinicaoDeCadastro<CompraNacionalNova, CompraNacionalLida> = definirCadastro({
  recurso: 'CompraNacional',
  contrato: contratoDeCompraNacional,
  nome: 'Compra nacional',
  genero: 'f',
  formulario: {
    // Reais are the first option: nearly every purchase in the country is in reais.
    campos: { ...CAMPOS, moeda: { ...CAMPOS.moeda, tipo: 'opcao', opcoes: Object.entries(NOME_MOEDA_DO_CUSTO) } },
  },
  // A copy is the next purchase of the same component, so it leaves out the document and the cost.
  aPartirDe: (_, valores, vazio) => ({
    ...valores,
    nf: '',
    dataEmissao: '',
    valorUnitario: '',
    freteSeguroUnitario: vazio.freteSeguroUnitario,
    observacao: null,
  }),
  titulo: (compra) => `${compra.partNumber} · ${nomeDaNota(compra)}`,
  descricao: ({ fornecedorNome, fornecedorCnpj, dataEmissao, importador }) =>
    `${fornecedorNome ?? formatarCnpj(fornecedorCnpj)} para ${importador.razaoSocial} · ${formatarData(dataEmissao)}`,
  avisos: ({ importador }) => (
    <ImportadorExcluidoAviso importador={importador}>esta compra não pode ser alterada</ImportadorExcluidoAviso>
  ),
  descricaoDoNovo: 'Um componente de uma nota. O DCR-E toma a compra mais recente até a data base.',
  linkDoDuplicado: 'Abrir o registro desta nota',
  aoExcluir: 'deixa de servir de custo a DCR-E. Os já feitos ficam como estão.',
  rotulos: rotulosComIndustria(COMPRA_NACIONAL),
  valores: VALORES_DO_IMPORTADOR,
  rotas: {
    lista: { to: '/dcr/compras-nacionais' },
    registro: (id) => ({ to: '/dcr/compras-nacionais/$id', params: { id } }),
    novo: (de) => ({ to: '/dcr/compras-nacionais/nova', search: { de } }),
  },
  anexos: 'CompraNacional',
});

export const COMPRAS_LISTA = listaDeCadastro(CADASTRO_COMPRA, {
  tela: 'compras-nacionais',
  titulo: 'Compras nacionais',
  singular: 'compra nacional',
  plural: 'compras nacionais',
  busca: 'Buscar part number, descrição, nota ou fornecedor',
  consulta: compraNacionalConsulta,
  colunas: COMPRA_NACIONAL_COLUNAS,
  filtros: [
    filtroDeImportador({ nome: 'Indústria', principal: true }),
    { tipo: 'periodo', campo: 'dataEmissao', nome: 'Emissão', principal: true },
    filtroDoIdentificador('fornecedorCnpj', 'CNPJ do fornecedor', 'cnpj', { principal: true }),
    filtroDoIdentificador('ncm', 'NCM', 'ncm'),
    { tipo: 'opcao', campo: 'moeda', nome: 'Moeda', opcoes: Object.entries(NOME_MOEDA_DO_CUSTO) },
  ],
  copia: { campo: 'partNumber', rotulo: 'Copiar part numbers' },
});
