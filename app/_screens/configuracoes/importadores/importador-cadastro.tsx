import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDeValidade, filtroDoCampo } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { semLinhasVaziasNoFim } from '#components/cadastro/sem-linhas-vazias.ts';
import { ResolucoesChip } from '#components/comex/chips/ResolucoesChip.tsx';
import { SituacaoSuframaChip } from '#components/comex/chips/SituacaoSuframaChip.tsx';
import { ValidadeChip } from '#components/comex/chips/ValidadeChip.tsx';
import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { importadorConsulta } from '#lib/contracts/consultas/importador.ts';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import { NOME_PERFIL_TRIBUTARIO, PERFIS_TRIBUTARIOS } from '#lib/domain/zfm/cclasstrib/tratamento-cbs-ibs.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import {
  contratoDeImportador,
  IMPORTADOR,
  IMPORTADOR_COLUNAS,
  type ImportadorLido,
  type ImportadorNovo,
} from '#lib/registros/importador.ts';
import { ResolucoesAviso } from './ResolucoesAviso.tsx';

export const CADASTRO_IMPORTADOR: DefinicaoDeCadastro<ImportadorNovo, ImportadorLido> = definirCadastro({
  recurso: 'Importador',
  contrato: contratoDeImportador,
  rotas: '/configuracoes/associados',
  formulario: { esquema: semLinhasVaziasNoFim('resolucoes', contratoDeImportador.novo) },
  // A copy leaves out the numbers, registrations and approvals, which belong to one importer.
  aPartirDe: (_, valores, vazio) => ({
    ...valores,
    cnpj: '',
    inscricaoEstadual: null,
    inscricaoSuframa: null,
    situacaoSuframa: vazio.situacaoSuframa,
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
      {validadeSuframa && <ValidadeChip validade={situacaoDaValidade(validadeSuframa, hojeEmManaus())} />}
    </>
  ),
  avisos: ({ resolucoes }) => <ResolucoesAviso resolucoes={resolucoes} hoje={hojeEmManaus()} />,
  descricaoDoNovo: 'Os números podem ser colados com pontuação ou sem.',
  linkDoDuplicado: 'Abrir o importador que já tem este CNPJ',
  aoExcluir:
    'deixa de ser oferecido nas buscas, e os representantes que atuam por ele deixam de poder assinar por ele. Os itens da matriz dele ficam, sem poder ser alterados. Os processos já feitos ficam como estão. O CNPJ fica livre para outro cadastro.',
  anexos: 'Importador',
});

export const IMPORTADORES_LISTA = listaDeCadastro(CADASTRO_IMPORTADOR, {
  tela: 'importadores',
  titulo: 'Importadores',
  singular: 'importador',
  plural: 'importadores',
  busca: 'Buscar nome, CNPJ, IE ou inscrição Suframa',
  consulta: importadorConsulta,
  colunas: IMPORTADOR_COLUNAS,
  filtros: [
    filtroDoCampo(IMPORTADOR, 'situacaoSuframa', { nome: 'Situação Suframa', principal: true }),
    filtroDoCampo(IMPORTADOR, 'setor', { principal: true }),
    filtroDeValidade('validade', 'Validade', { principal: true }),
    {
      tipo: 'opcao',
      campo: 'perfilTributario',
      nome: 'Perfil tributário',
      opcoes: [
        ['SEM', 'Sem perfil tributário'],
        ...PERFIS_TRIBUTARIOS.map((perfil) => [perfil, NOME_PERFIL_TRIBUTARIO[perfil]] as const),
      ],
    },
    filtroDeValidade('resolucoes', 'Resolução CAS'),
  ],
  sobNome: ({ nomeFantasia }) => nomeFantasia,
  celulas: {
    situacaoSuframa: ({ situacaoSuframa }) => <SituacaoSuframaChip situacao={situacaoSuframa} />,
    validadeSuframa: ({ validadeSuframa }) => <DataComValidade ate={validadeSuframa} hoje={hojeEmManaus()} />,
    resolucoes: ({ resolucoes }) => <ResolucoesChip resolucoes={resolucoes} hoje={hojeEmManaus()} />,
  },
  copia: { campo: 'cnpj', rotulo: 'Copiar CNPJs' },
});
