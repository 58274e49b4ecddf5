import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { PedidoLido, PedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { ItensSection } from './ItensSection.tsx';
import { StatusDoPedido } from './StatusDoPedido.tsx';

/** Only an existing order, given as `pedido`, has a status and balances. */
export function PedidoFields({ pedido }: { pedido?: PedidoLido | undefined }) {
  return (
    <>
      {pedido && <StatusDoPedido pedido={pedido} />}
      <Section titulo="Pedido">
        <CamposLadoALado>
          <Campo<PedidoNovo> nome="numero" />
          <Campo<PedidoNovo> nome="data" />
          <Campo<PedidoNovo> nome="importador.id" />
          <Campo<PedidoNovo> nome="fornecedor.id" />
          <Campo<PedidoNovo> nome="entregaPrevista" />
          <Campo<PedidoNovo> nome="proformaNumero" />
          <Campo<PedidoNovo> nome="proformaData" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Condições">
        <CamposLadoALado>
          <Campo<PedidoNovo> nome="moeda.codigo" />
          <Campo<PedidoNovo> nome="incoterm" />
          <Campo<PedidoNovo> nome="localIncoterm" />
          <Campo<PedidoNovo> nome="frete" />
          <Campo<PedidoNovo> nome="seguro" />
          <Campo<PedidoNovo> nome="condicaoPagamento" />
          <Campo<PedidoNovo> nome="coberturaCambial" />
        </CamposLadoALado>
      </Section>
      <ItensSection pedido={pedido} />
      {pedido?.itens.some(({ embarcado }) => !new Exato(embarcado).isZero()) && (
        <LinkTo to="/importacao/relatorioPos/$id" params={{ id: pedido.id }} search={{ aba: 'diferencas' }}>
          Ver os processos que levam cada item
        </LinkTo>
      )}
      <ObservacaoSection />
    </>
  );
}
