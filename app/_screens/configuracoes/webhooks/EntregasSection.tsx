import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { DataTable } from '#components/ui/DataTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { Section } from '#components/ui/Section.tsx';
import { StatusChip, type Tom } from '#components/ui/StatusChip.tsx';
import { useAtosDoWebhook, useEntregas } from '#lib/api/webhook.ts';
import type { EntregaDoWebhook } from '#lib/contracts/webhook.ts';
import {
  NOME_RECURSO_DO_WEBHOOK,
  NOME_SITUACAO_DA_ENTREGA,
  type RecursoDoWebhook,
  type SituacaoDaEntrega,
} from '#lib/domain/webhook.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';

/** What was sent, what came of it, and when it is tried again. */
export function EntregasSection({ id }: { id: string }) {
  const { data: entregas, error, mutate } = useEntregas(id);
  const { repetir } = useAtosDoWebhook(id);
  const { enqueueSnackbar } = useSnackbar();
  const tentarOutraVez = (entrega: string) =>
    repetir(entrega).catch((erro: Error) => enqueueSnackbar(erro.message, { variant: 'error' }));
  return (
    <Section titulo="Entregas" nota="as últimas cinquenta" semMargem={Boolean(entregas?.length)}>
      {error && !entregas && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {entregas?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>Nada foi enviado ainda.</Typography>}
      {entregas && entregas.length > 0 && (
        <DataTable<EntregaDoWebhook>
          legenda="Entregas deste webhook"
          alturaMaxima={420}
          colunas={[
            { titulo: 'Quando', valor: ({ criadaEm }) => formatarInstante(criadaEm) },
            { titulo: 'O quê', valor: ({ evento }) => eventoPorExtenso(evento) },
            {
              titulo: 'Situação',
              valor: ({ situacao }) => (
                <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_DA_ENTREGA[situacao]}</StatusChip>
              ),
            },
            { titulo: 'Tentativas', numerica: true, valor: ({ tentativas }) => String(tentativas) },
            { titulo: 'Resposta', valor: ({ resposta }) => resposta ?? SEM_VALOR },
            {
              titulo: 'Próxima tentativa',
              valor: ({ situacao, proximaEm }) => (situacao === 'PENDENTE' ? formatarInstante(proximaEm) : SEM_VALOR),
            },
            {
              titulo: 'Ato',
              valor: ({ id: entrega, situacao }) =>
                situacao === 'ENTREGUE' ? null : (
                  <Button size="small" color="inherit" onClick={() => tentarOutraVez(entrega)}>
                    Tentar agora
                  </Button>
                ),
            },
          ]}
          linhas={entregas}
          chave={({ id: entrega }) => entrega}
        />
      )}
    </Section>
  );
}

function eventoPorExtenso(evento: string): string {
  const [recurso = '', acao = ''] = evento.split('.');
  const nome = NOME_RECURSO_DO_WEBHOOK[recurso as RecursoDoWebhook];
  return nome ? `${nome}: ${NOME_DA_ACAO[acao] ?? acao}` : evento;
}

const NOME_DA_ACAO: Readonly<Record<string, string>> = {
  CRIAR: 'criação',
  ALTERAR: 'alteração',
  EXCLUIR: 'exclusão',
  RESTAURAR: 'restauração',
  DESFAZER: 'desfazimento',
};
const TOM: Readonly<Record<SituacaoDaEntrega, Tom>> = { PENDENTE: 'warning', ENTREGUE: 'success', FALHOU: 'error' };
