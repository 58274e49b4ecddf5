import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { PedidoLido } from '#lib/contracts/pedido.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';
import { ItensSection } from './ItensSection.tsx';
import { StatusDoPedido } from './StatusDoPedido.tsx';

/** `pedido` is the one that is there already; it has a status and balances. */
export function PedidoFields({ pedido }: { pedido?: PedidoLido | undefined }) {
  return (
    <>
      {pedido && <StatusDoPedido pedido={pedido} />}
      <Section titulo="Pedido">
        <CamposLadoALado>
          <Campo nome="numero" />
          <Campo nome="data" />
          <Campo nome="importador.id" />
          <Campo nome="fornecedor.id" />
          <Campo nome="entregaPrevista" />
          <Campo nome="proformaNumero" />
          <Campo nome="proformaData" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Condições">
        <CamposLadoALado>
          <Campo nome="moeda.codigo" />
          <Campo nome="incoterm" />
          <Campo nome="localIncoterm" />
          <Campo nome="frete" />
          <Campo nome="seguro" />
          <Campo nome="condicaoPagamento" />
          <Campo nome="coberturaCambial" />
        </CamposLadoALado>
      </Section>
      <ItensSection pedido={pedido} />
      {pedido?.itens.some(({ embarcado }) => !new Exato(embarcado).isZero()) && (
        <LinkTo to="/importacao/relatorioPos/$id" params={{ id: pedido.id }} search={{ aba: 'diferencas' }}>
          Ver os processos que levam cada item
        </LinkTo>
      )}
      <Section titulo="Observação">
        <Campo nome="observacao" />
      </Section>
    </>
  );
}
