import { DataTable } from '#components/ui/DataTable.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import type { Revisao } from '#lib/api/produto.ts';
import type { DataTexto } from '#lib/domain/decimal-texto.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { VigenciaDaRevisao } from './VigenciaDaRevisao.tsx';

/** The newest first; each leads to its lines. */
export function RevisoesTable({ revisoes, hoje }: { revisoes: Revisao[]; hoje: DataTexto }) {
  return (
    <DataTable
      legenda="Revisões da estrutura"
      linhas={revisoes}
      chave={({ id }) => id}
      colunas={[
        {
          titulo: 'Revisão',
          valor: ({ id, produto, revisao }) => (
            <LinkTo
              to="/dcr/produtos/$id/estrutura/$estruturaId"
              params={{ id: produto.id, estruturaId: id }}
              sx={{ fontWeight: 600 }}
            >
              {revisao}
            </LinkTo>
          ),
        },
        { titulo: 'Situação', valor: (revisao) => <VigenciaDaRevisao revisao={revisao} hoje={hoje} /> },
        { titulo: 'Vale desde', valor: ({ vigenciaInicio }) => formatarData(vigenciaInicio) },
        { titulo: 'Vale até', valor: ({ vigenciaFim }) => formatarData(vigenciaFim) },
        { titulo: 'Nacionais', numerica: true, valor: ({ nacionais }) => formatarInteiro(nacionais) },
        { titulo: 'Importadas', numerica: true, valor: ({ importados }) => formatarInteiro(importados) },
        {
          titulo: 'Alterada',
          valor: ({ alteradoEm, alteradoPor }) =>
            alteradoEm ? `${formatarInstante(alteradoEm)}, por ${alteradoPor}` : SEM_VALOR,
        },
        { titulo: 'Observação', valor: ({ observacao }) => observacao ?? SEM_VALOR },
      ]}
    />
  );
}
