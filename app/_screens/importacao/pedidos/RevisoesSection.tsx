import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nomesNoHistorico } from '#components/cadastro/nomes-no-historico.ts';
import { CamposMudados } from '#components/registro/CamposMudados.tsx';
import { diferencas } from '#components/registro/mudancas-por-extenso.ts';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useHistory } from '#lib/api/platform/history.ts';
import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { CADASTRO_PEDIDO } from './pedido-cadastro.tsx';

/** The changes since the order was sent that the supplier must know, by revision. */
export function RevisoesSection({ pedido: { id, revisao } }: { pedido: PedidoLido }) {
  const { data, error, mutate } = useHistory('PurchaseOrder', id);
  const revisoes = data?.itens.filter(fezRevisao) ?? [];
  return (
    <Section titulo="Revisões" nota="O que mudou desde que o pedido saiu para o fornecedor.">
      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={96} />
      ) : revisoes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {revisao > 0
            ? 'As revisões deste pedido estão além das alterações mais recentes: veja o histórico.'
            : 'Nenhuma revisão: o pedido está como saiu, ou ainda não saiu.'}
        </Typography>
      ) : (
        <Stack component="ol" divider={<Divider component="li" aria-hidden />} sx={lista}>
          {revisoes.map((mudanca) => (
            <Revisao key={mudanca.id} mudanca={mudanca} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Revisao({ mudanca: { antes, depois, usuario, em } }: { mudanca: MudancaDoHistorico }) {
  return (
    <Stack component="li" sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>Revisão {revisaoDe(depois)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          por {usuario.nome} em <time dateTime={em}>{formatarInstante(em)}</time>
        </Typography>
      </Stack>
      <CamposMudados campos={diferencas(antes, depois, NOMES)} titulos={['Era', 'Ficou']} />
    </Stack>
  );
}

function fezRevisao({ antes, depois }: MudancaDoHistorico): boolean {
  return antes !== null && depois !== null && revisaoDe(depois) > revisaoDe(antes);
}

function revisaoDe(pedido: MudancaDoHistorico['depois']): number {
  return Number(pedido?.revisao ?? 0);
}

const NOMES = nomesNoHistorico(CADASTRO_PEDIDO);
const lista = { listStyle: 'none', m: 0, p: 0, gap: 2 };
