import Box from '@mui/material/Box';
import { useParams, useSearch } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { LinhagemLink } from '#components/comex/LinhagemLink.tsx';
import { type AbaDoRegistro, AbasDoRegistro } from '#components/registro/AbasDoRegistro.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { PEDIDO } from '#lib/api/pedidos/pedido.ts';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import { AtoDoPedido } from './AtoDoPedido.tsx';
import { DiferencasSection } from './DiferencasSection.tsx';
import { PedidoFields } from './PedidoFields.tsx';
import { PedidoImpresso } from './PedidoImpresso.tsx';
import type { AbaPedido } from './pedido-busca.ts';
import { CADASTRO_PEDIDO } from './pedido-cadastro.tsx';
import { RelacionadosDoPedido } from './RelacionadosDoPedido.tsx';
import { RevisoesSection } from './RevisoesSection.tsx';

const ROTA = '/dentro/importacao/relatorioPos/$id';

export function PedidoScreen() {
  const { id } = useParams({ from: ROTA });
  const { aba, campo } = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/importacao/relatorioPos/$id');
  const { data: pedido } = useRegistro(PEDIDO, id);
  const outras = {
    diferencas: pedido && <DiferencasSection pedido={pedido} />,
    revisoes: pedido && <RevisoesSection pedido={pedido} />,
  };
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <RegistroAberto
          cadastro={CADASTRO_PEDIDO}
          id={id}
          campo={campo}
          partes={{
            abas: (
              <AbasDoRegistro
                rotulo="Partes do pedido"
                abas={ABAS}
                aberta={aba}
                aoAbrir={(nova) => navegar({ search: { aba: nova }, replace: true })}
              />
            ),
            doFormulario: 'pedido',
            outra: aba === 'pedido' ? null : { aba, conteudo: outras[aba] },
            ato: pedido && <AtoDoPedido pedido={pedido} />,
            outrosAtos: <LinhagemLink tipo="PO" id={id} />,
          }}
        >
          <PedidoFields pedido={pedido} />
        </RegistroAberto>
        {pedido && <RelacionadosDoPedido pedidoId={id} />}
      </Box>
      {pedido && <PedidoImpresso pedido={pedido} />}
    </>
  );
}

const ABAS: readonly AbaDoRegistro<AbaPedido>[] = [
  { valor: 'pedido', titulo: 'Pedido' },
  { valor: 'diferencas', titulo: 'Diferenças' },
  { valor: 'revisoes', titulo: 'Revisões' },
];
