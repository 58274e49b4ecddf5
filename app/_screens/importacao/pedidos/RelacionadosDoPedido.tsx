import { SituacaoChip } from '#components/comex/chips/SituacaoChip.tsx';
import { ComLado } from '#components/registro/ComLado.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useDiferencasDoPedido } from '#lib/api/pedidos/pedido.ts';

/** The processes that took goods of an order, under a fold below it: the form of an order needs the whole width. */
export function RelacionadosDoPedido({ pedidoId }: { pedidoId: string }) {
  const { data, error } = useDiferencasDoPedido(pedidoId);
  const embarques = (data ?? []).flatMap((linha) => linha.embarques.map(({ processo }) => processo));
  const processos = [...new Map(embarques.map((processo) => [processo.id, processo])).values()];
  const grupo = {
    titulo: 'Processos',
    nenhum: 'Nada foi embarcado ainda.',
    linhas: processos.map(({ id, numero, situacao }) => ({
      chave: id,
      conteudo: (
        <LinkTo to="/importacao/processos/$id" params={{ id }}>
          {numero}
        </LinkTo>
      ),
      nota: <SituacaoChip situacao={situacao} />,
    })),
  };
  return (
    <ComLado relacionados={error ? null : data && [grupo]} largo>
      {null}
    </ComLado>
  );
}
