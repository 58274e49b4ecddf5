import Alert from '@mui/material/Alert';
import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { COMPRA_NACIONAL as RECURSO } from '#lib/api/produtos/compra-nacional.ts';
import { compraNacionalConsulta } from '#lib/contracts/consultas/compra-nacional.ts';
import type { CompraNacionalLida, CompraNacionalNova } from '#lib/contracts/produtos/compra-nacional.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import type { Validador } from '#lib/domain/identificadores/identificador.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { NOME_MOEDA_DO_CUSTO, nomeDaNota } from '#lib/domain/zfm/compra-nacional.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarCnpj, formatarNcm } from '#lib/format/identificadores.ts';
import { COMPRA_NACIONAL_COLUNAS } from '#lib/listas/compra-nacional.ts';
import { COMPRA_NACIONAL } from '#lib/registros/compra-nacional.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { rotulosComIndustria } from '#lib/registros/industria.ts';
import { FORMULARIO_COMPRA } from './compra-formulario.ts';

const EM_BRANCO = emBranco(COMPRA_NACIONAL);
const nadaADizer = () => '';

export const CADASTRO_COMPRA: DefinicaoDeCadastro<CompraNacionalNova, CompraNacionalLida> = {
  formulario: FORMULARIO_COMPRA,
  api: RECURSO,
  nome: 'Compra nacional',
  genero: 'f',
  emBranco: EM_BRANCO,
  // A copy is the next purchase of the same component, so it leaves out the document and the cost.
  aPartirDe: (outra) => ({
    ...FORMULARIO_COMPRA.valoresDe(outra),
    nf: '',
    dataEmissao: '',
    valorUnitario: '',
    freteSeguroUnitario: EM_BRANCO.freteSeguroUnitario,
    observacao: null,
  }),
  titulo: (compra) => `${compra.partNumber} · ${nomeDaNota(compra)}`,
  descricao: ({ fornecedorNome, fornecedorCnpj, dataEmissao, importador }) =>
    `${fornecedorNome ?? formatarCnpj(fornecedorCnpj)} para ${importador.razaoSocial} · ${formatarData(dataEmissao)}`,
  avisos: ({ importador: dono }) =>
    dono.excluido && (
      <Alert severity="warning">
        O importador {dono.razaoSocial} foi excluído: enquanto não voltar, esta compra não pode ser alterada.
      </Alert>
    ),
  descricaoDoNovo: 'Um componente de uma nota. O DCR-E toma a compra mais recente até a data base.',
  linkDoDuplicado: 'Abrir o registro desta nota',
  aoExcluir: 'deixa de servir de custo a DCR-E. Os já feitos ficam como estão.',
  rotulos: rotulosComIndustria(COMPRA_NACIONAL),
  // When the industry changes, the history tells only its name and CNPJ.
  valores: {
    importador: (valor) => nomeDoImportador(valor as CompraNacionalLida['importador']),
    'importador.id': nadaADizer,
    'importador.excluido': nadaADizer,
    'importador.cnpj': (valor) => formatarCnpj(valor as string),
  },
  rotas: {
    lista: { to: '/dcr/compras-nacionais' },
    registro: (id) => ({ to: '/dcr/compras-nacionais/$id', params: { id } }),
    novo: (de) => ({ to: '/dcr/compras-nacionais/nova', search: { de } }),
  },
  anexos: 'CompraNacional',
};

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
    {
      tipo: 'texto',
      campo: 'fornecedorCnpj',
      nome: 'CNPJ do fornecedor',
      principal: true,
      ler: leitorDe(validarCnpj),
      mostrar: formatarCnpj,
    },
    { tipo: 'texto', campo: 'ncm', nome: 'NCM', ler: leitorDe(validarNcm), mostrar: formatarNcm },
    { tipo: 'opcao', campo: 'moeda', nome: 'Moeda', opcoes: Object.entries(NOME_MOEDA_DO_CUSTO) },
  ],
  copia: { campo: 'partNumber', rotulo: 'Copiar part numbers' },
});

function leitorDe(validar: Validador) {
  return (digitado: string) => {
    const lido = validar(digitado);
    return lido.valido ? { valor: lido.valor } : { motivo: lido.motivo };
  };
}
