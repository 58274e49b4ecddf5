import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import { StatusDoPedido } from './StatusDoPedido.tsx';

type Pedido = Pick<PedidoLido, 'numero' | 'decidido' | 'status' | 'motivoCancelamento'> & {
  itens: { quantidade: string; embarcado: string }[];
};
const RASCUNHO: Pedido = {
  numero: 'PO-1',
  decidido: 'RASCUNHO',
  status: 'RASCUNHO',
  motivoCancelamento: null,
  itens: [{ quantidade: '10.00000', embarcado: '0.00000' }],
};

/** Renders the status part of a form, and gives the saved and current values of the form. */
function abrir(mais: Partial<Pedido>, aceita = true) {
  const gravados: unknown[] = [];
  const form: { valores?: () => unknown } = {};
  const aoGravar = (valores: unknown) => {
    gravados.push(structuredClone(valores));
    return aceita;
  };
  renderNoRouter(<Tela pedido={{ ...RASCUNHO, ...mais }} aoGravar={aoGravar} form={form} />);
  return { gravados, valores: () => form.valores?.() };
}

interface TelaProps {
  pedido: Pedido;
  aoGravar: (valores: unknown) => boolean;
  form: { valores?: () => unknown };
}

function Tela({ pedido, aoGravar, form: dito }: TelaProps) {
  const { decidido, motivoCancelamento } = pedido;
  const form = useForm({ defaultValues: { decidido, motivoCancelamento } });
  useEffect(() => {
    dito.valores = form.getValues;
  });
  const gravar = async () => aoGravar(form.getValues());
  const contexto = { campos: {}, idDoCampo: String, rotulos: {}, lembrarRotulo: () => {}, gravar };
  return (
    <FormProvider {...form}>
      <FormularioContexto value={contexto}>
        <StatusDoPedido pedido={pedido as PedidoLido} />
      </FormularioContexto>
    </FormProvider>
  );
}

const botoes = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each<[PedidoLido['decidido'], string[]]>([
  ['RASCUNHO', ['Emitir', 'Cancelar pedido']],
  ['EMITIDA', ['Confirmar', 'Voltar a rascunho', 'Cancelar pedido']],
  ['CONFIRMADA', ['Desfazer confirmação', 'Cancelar pedido']],
  ['CANCELADA', ['Reabrir']],
])('of an order in %s may be decided: %s', (decidido, nomes) => {
  abrir({ decidido, status: decidido });
  expect(botoes()).toEqual(nomes);
});

test('what is partly shipped is decided by its shipments, and says so', () => {
  abrir({ decidido: 'CONFIRMADA', status: 'PARCIAL', itens: [{ quantidade: '10.00000', embarcado: '1.00000' }] });
  expect(botoes()).toEqual([]);
  expect(screen.getByText(/o status segue os embarques/)).toBeVisible();
});

test('a decision saves the form with it', async () => {
  const { gravados } = abrir({});
  await userEvent.click(screen.getByRole('button', { name: 'Emitir' }));
  expect(gravados).toEqual([{ decidido: 'EMITIDA', motivoCancelamento: null }]);
});

test('one that is refused leaves the order where it stood', async () => {
  const { valores } = abrir({}, false);
  await userEvent.click(screen.getByRole('button', { name: 'Emitir' }));
  expect(valores()).toEqual({ decidido: 'RASCUNHO', motivoCancelamento: null });
});

test('a cancellation asks why before it is done', async () => {
  const { gravados } = abrir({ decidido: 'EMITIDA', status: 'EMITIDA' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
  const dialogo = within(screen.getByRole('dialog', { name: 'Cancelar o pedido PO-1?' }));
  expect(dialogo.getByRole('button', { name: 'Cancelar pedido' })).toBeDisabled();
  await userEvent.click(dialogo.getByLabelText(/^Motivo/));
  await userEvent.paste('x'.repeat(501));
  expect(dialogo.getByLabelText(/^Motivo/)).toHaveAccessibleDescription('Tem 501 caracteres, e cabem 500.');
  expect(dialogo.getByRole('button', { name: 'Cancelar pedido' })).toBeDisabled();
  await userEvent.clear(dialogo.getByLabelText(/^Motivo/));
  await userEvent.type(dialogo.getByLabelText(/^Motivo/), '  O preço subiu ');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar pedido' }));
  expect(gravados).toEqual([{ decidido: 'CANCELADA', motivoCancelamento: 'O preço subiu' }]);
});

test('a cancelled order that is reopened is a draft again, and its reason is gone', async () => {
  const { gravados } = abrir({ decidido: 'CANCELADA', status: 'CANCELADA', motivoCancelamento: 'Preço' });
  await userEvent.click(screen.getByRole('button', { name: 'Reabrir' }));
  expect(gravados).toEqual([{ decidido: 'RASCUNHO', motivoCancelamento: null }]);
});
