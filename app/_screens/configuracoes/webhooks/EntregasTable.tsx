import { DataTable } from '#components/ui/page/DataTable.tsx';
import type { EntregaDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { eventoPorExtenso } from './evento-por-extenso.ts';
import { SituacaoDaEntrega } from './SituacaoDaEntrega.tsx';
import { type AoTentar, TentarAgora } from './TentarAgora.tsx';

export function EntregasTable({ entregas, aoTentar }: AoTentar & { entregas: EntregaDoWebhook[] }) {
  return (
    <DataTable
      legenda="Entregas deste webhook"
      linhas={entregas}
      chave={({ id }) => id}
      colunas={[
        { titulo: 'Quando', valor: ({ criadaEm }) => <span style={semQuebra}>{formatarInstante(criadaEm)}</span> },
        { titulo: 'O quê', valor: ({ evento }) => eventoPorExtenso(evento) },
        { titulo: 'Situação', valor: (entrega) => <SituacaoDaEntrega entrega={entrega} /> },
        { titulo: 'Tentativas', numerica: true, valor: ({ tentativas }) => String(tentativas) },
        { titulo: 'Resposta', valor: ({ resposta }) => resposta ?? SEM_VALOR },
        { titulo: 'Ações', valor: (entrega) => <TentarAgora entrega={entrega} aoTentar={aoTentar} /> },
      ]}
    />
  );
}

const semQuebra = { whiteSpace: 'nowrap' } as const;
