import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { ResolucoesChip } from '#components/comex/chips/ResolucoesChip.tsx';
import { SituacaoSuframaChip } from '#components/comex/chips/SituacaoSuframaChip.tsx';
import { ValidadeChip } from '#components/comex/chips/ValidadeChip.tsx';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import type { ListResource } from '#lib/api/platform/list.ts';
import { type ImportadorLido, type ImportadorNovo, importador } from '#lib/contracts/cadastros/importador.ts';
import { importadorConsulta } from '#lib/contracts/consultas/importador.ts';
import { NOME_SETOR, NOME_SITUACAO_SUFRAMA, SETORES, SITUACOES_SUFRAMA } from '#lib/domain/cadastros/importador.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { FILTROS_DE_VALIDADE, situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import { NOME_PERFIL_TRIBUTARIO, PERFIS_TRIBUTARIOS } from '#lib/domain/zfm/cclasstrib/tratamento-cbs-ibs.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import { IMPORTADOR_COLUNAS } from '#lib/listas/importador.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { IMPORTADOR } from '#lib/registros/importador.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { FORMULARIO_IMPORTADOR } from './importador-formulario.ts';
import { ResolucoesAviso } from './ResolucoesAviso.tsx';

const api: ListResource<ImportadorLido> = { recurso: '/api/Importador', linha: importador };
const hoje = () => diaLocal(new Date());
const EM_BRANCO = emBranco(IMPORTADOR);

export const CADASTRO_IMPORTADOR: DefinicaoDeCadastro<ImportadorNovo, ImportadorLido> = {
  formulario: FORMULARIO_IMPORTADOR,
  api,
  nome: 'Importador',
  emBranco: EM_BRANCO,
  // A copy leaves out the numbers, registrations and approvals, which belong to one importer.
  aPartirDe: (outro) => ({
    ...FORMULARIO_IMPORTADOR.valoresDe(outro),
    cnpj: '',
    inscricaoEstadual: null,
    inscricaoSuframa: null,
    situacaoSuframa: EM_BRANCO.situacaoSuframa,
    validadeSuframa: null,
    dciMensal: false,
    dciAdeNumero: null,
    dciAdeData: null,
    resolucoes: [],
  }),
  titulo: ({ razaoSocial }) => razaoSocial,
  descricao: ({ cnpj }) => `CNPJ ${formatarCnpj(cnpj)}`,
  sinais: ({ situacaoSuframa, validadeSuframa }) => (
    <>
      <SituacaoSuframaChip situacao={situacaoSuframa} />
      {validadeSuframa && <ValidadeChip validade={situacaoDaValidade(validadeSuframa, hoje())} />}
    </>
  ),
  avisos: ({ resolucoes }) => <ResolucoesAviso resolucoes={resolucoes} hoje={hoje()} />,
  descricaoDoNovo: 'Os números podem ser colados com pontuação ou sem.',
  linkDoDuplicado: 'Abrir o importador que já tem este CNPJ',
  aoExcluir:
    'deixa de ser oferecido nas buscas, e os representantes que atuam por ele deixam de poder assinar por ele. Os itens da matriz dele ficam, sem poder ser alterados. Os processos já feitos ficam como estão. O CNPJ fica livre para outro cadastro.',
  rotulos: rotulosDe(IMPORTADOR),
  rotas: {
    lista: { to: '/configuracoes/associados' },
    registro: (id) => ({ to: '/configuracoes/associados/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/associados/novo', search: { de } }),
  },
  anexos: 'Importador',
};

export const IMPORTADORES_LISTA = listaDeCadastro(CADASTRO_IMPORTADOR, {
  tela: 'importadores',
  titulo: 'Importadores',
  singular: 'importador',
  plural: 'importadores',
  busca: 'Buscar nome, CNPJ, IE ou inscrição Suframa',
  consulta: importadorConsulta,
  colunas: IMPORTADOR_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'situacaoSuframa',
      nome: 'Situação Suframa',
      principal: true,
      opcoes: SITUACOES_SUFRAMA.map((situacao) => [situacao, NOME_SITUACAO_SUFRAMA[situacao]]),
    },
    {
      tipo: 'opcao',
      campo: 'setor',
      nome: 'Setor',
      principal: true,
      opcoes: SETORES.map((setor) => [setor, NOME_SETOR[setor]]),
    },
    {
      tipo: 'opcao',
      campo: 'validade',
      nome: 'Validade',
      principal: true,
      opcoes: Object.entries(FILTROS_DE_VALIDADE),
    },
    {
      tipo: 'opcao',
      campo: 'perfilTributario',
      nome: 'Perfil tributário',
      opcoes: [
        ['SEM', 'Sem perfil tributário'],
        ...PERFIS_TRIBUTARIOS.map((perfil) => [perfil, NOME_PERFIL_TRIBUTARIO[perfil]] as const),
      ],
    },
    { tipo: 'opcao', campo: 'resolucoes', nome: 'Resolução CAS', opcoes: Object.entries(FILTROS_DE_VALIDADE) },
  ],
  sobNome: ({ nomeFantasia }) => nomeFantasia,
  celulas: {
    situacaoSuframa: ({ situacaoSuframa }) => <SituacaoSuframaChip situacao={situacaoSuframa} />,
    validadeSuframa: ({ validadeSuframa }) => <DataComValidade ate={validadeSuframa} hoje={hoje()} />,
    resolucoes: ({ resolucoes }) => <ResolucoesChip resolucoes={resolucoes} hoje={hoje()} />,
  },
  copia: { campo: 'cnpj', rotulo: 'Copiar CNPJs' },
});
