import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { SituacaoParametroChip } from '#components/comex/chips/SituacaoParametroChip.tsx';
import { formularioDe } from '#components/form/formulario-de.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import { type NcmLida, type NcmNova, ncm, ncmNova } from '#lib/contracts/cadastros/ncm.ts';
import { ncmConsulta } from '#lib/contracts/consultas/ncm.ts';
import { NOME_ORIGEM_PARAMETRO, ORIGENS_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { NCM_COLUNAS } from '#lib/listas/tabela.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { NCM } from '#lib/registros/ncm.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

const api: ListResource<NcmLida> = { recurso: '/api/Ncm', linha: ncm };

const FORMULARIO = formularioDe({ recurso: 'Ncm', esquema: ncmNova, contrato: ncm });

export const CADASTRO_NCM: DefinicaoDeCadastro<NcmNova, NcmLida> = {
  formulario: FORMULARIO,
  api,
  nome: 'Código da NCM',
  emBranco: emBranco(NCM),
  aPartirDe: (outra) => ({ ...FORMULARIO.valoresDe(outra), situacao: 'CONFIRMAR' }),
  titulo: ({ codigo }) => formatarNcm(codigo),
  descricao: ({ descricao }) => descricao,
  aoExcluir: 'deixa de ser oferecido; se houver um de fábrica, volta a valer o dele.',
  rotulos: rotulosDe(NCM),
  rotas: {
    lista: { to: '/configuracoes/ncm' },
    registro: (id) => ({ to: '/configuracoes/ncm/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/ncm/novo', search: { de } }),
  },
};

export const NCM_LISTA = listaDeCadastro(CADASTRO_NCM, {
  tela: 'ncm',
  titulo: 'Códigos da NCM',
  singular: 'código',
  plural: 'códigos',
  busca: 'Buscar código ou descrição',
  consulta: ncmConsulta,
  colunas: NCM_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'origem',
      nome: 'Origem',
      principal: true,
      opcoes: ORIGENS_PARAMETRO.map((origem) => [origem, NOME_ORIGEM_PARAMETRO[origem]]),
    },
  ],
  nome: ({ codigo }) => formatarNcm(codigo),
  celulas: {
    situacao: ({ situacao }) => <SituacaoParametroChip situacao={situacao} />,
  },
  copia: { campo: 'codigo', rotulo: 'Copiar códigos' },
});
