import type { Coluna } from '#components/ui/DataTable.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import type { ParametroLido } from '#lib/contracts/parametro.ts';
import { NOME_ORIGEM, valorDoParametro, vigenciaPorExtenso } from './parametro-por-extenso.ts';
import { SituacaoParametroChip } from './SituacaoParametroChip.tsx';

export const COLUNAS_PARAMETROS: Coluna<ParametroLido>[] = [
  {
    titulo: 'Código',
    valor: ({ id, codigo }) => (
      <LinkTo to="/configuracoes/parametros/$id" params={{ id }}>
        {codigo}
      </LinkTo>
    ),
  },
  { titulo: 'Valor', valor: valorDoParametro, numerica: true },
  { titulo: 'Vigência', valor: vigenciaPorExtenso },
  { titulo: 'Origem', valor: ({ origem }) => NOME_ORIGEM[origem] },
  { titulo: 'Situação', valor: ({ situacao }) => <SituacaoParametroChip situacao={situacao} /> },
  { titulo: 'Fonte', valor: ({ fonte }) => fonte },
];
