import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDoCampo } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { SituacaoParametroChip } from '#components/comex/chips/SituacaoParametroChip.tsx';
import { ncmConsulta } from '#lib/contracts/consultas/ncm.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { contratoDaNcm, NCM_COLUNAS, type NcmLida, type NcmNova } from '#lib/registros/ncm.ts';
import { origem } from '#lib/registros/referencia.ts';

export const CADASTRO_NCM: DefinicaoDeCadastro<NcmNova, NcmLida> = definirCadastro({
  recurso: 'Ncm',
  contrato: contratoDaNcm,
  rotas: '/configuracoes/ncm',
  nome: 'Código da NCM',
  aPartirDe: (_, valores) => ({ ...valores, situacao: 'CONFIRMAR' as const }),
  titulo: ({ codigo }) => formatarNcm(codigo),
  descricao: ({ descricao }) => descricao,
  aoExcluir: 'deixa de ser oferecido; se houver um de fábrica, volta a valer o dele.',
});

export const NCM_LISTA = listaDeCadastro(CADASTRO_NCM, {
  tela: 'ncm',
  titulo: 'Códigos da NCM',
  singular: 'código',
  plural: 'códigos',
  busca: 'Buscar código ou descrição',
  consulta: ncmConsulta,
  colunas: NCM_COLUNAS,
  filtros: [filtroDoCampo({ origem }, 'origem', { principal: true })],
  nome: ({ codigo }) => formatarNcm(codigo),
  celulas: {
    situacao: ({ situacao }) => <SituacaoParametroChip situacao={situacao} />,
  },
  copia: { campo: 'codigo', rotulo: 'Copiar códigos' },
});
