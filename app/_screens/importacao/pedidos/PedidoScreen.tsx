import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { LinhagemLink } from '#components/comex/LinhagemLink.tsx';
import { useRegistro } from '#lib/api/cadastro.ts';
import { PEDIDO } from '#lib/api/pedido.ts';
import { DiferencasSection } from './DiferencasSection.tsx';
import { PedidoFields } from './PedidoFields.tsx';
import { PedidoImpresso } from './PedidoImpresso.tsx';
import type { AbaPedido } from './pedido-busca.ts';
import { CADASTRO_PEDIDO } from './pedido-cadastro.tsx';
import { RevisoesSection } from './RevisoesSection.tsx';

const ROTA = '/dentro/importacao/relatorioPos/$id';

export function PedidoScreen() {
  const { id } = useParams({ from: ROTA });
  const { aba, campo } = useSearch({ from: ROTA });
  const navegar = useNavigate({ from: '/importacao/relatorioPos/$id' });
  const { data: pedido, isLoading } = useRegistro(PEDIDO, id);
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        {(pedido || isLoading) && (
          <Box sx={faixa}>
            <Tabs
              value={aba}
              onChange={(_, nova: AbaPedido) => navegar({ search: { aba: nova }, replace: true })}
              aria-label="Partes do pedido"
              sx={{ flex: '1 1 auto', minWidth: 0 }}
            >
              {ABAS.map(([valor, titulo]) => (
                <Tab key={valor} value={valor} label={titulo} id={`aba-${valor}`} aria-controls={`painel-${valor}`} />
              ))}
            </Tabs>
            <LinhagemLink tipo="PO" id={id} />
          </Box>
        )}
        {/* The form stays where it is while another part is looked at: what is typed in it is not to be lost. */}
        {/* As long as there is none, why is said here, whichever part was asked for. */}
        <div
          role="tabpanel"
          id="painel-pedido"
          aria-labelledby="aba-pedido"
          hidden={pedido !== undefined && aba !== 'pedido'}
        >
          <RegistroAberto cadastro={CADASTRO_PEDIDO} id={id} campo={campo}>
            <PedidoFields pedido={pedido} />
          </RegistroAberto>
        </div>
        {pedido && aba === 'diferencas' && (
          <div role="tabpanel" id="painel-diferencas" aria-labelledby="aba-diferencas">
            <DiferencasSection pedido={pedido} />
          </div>
        )}
        {pedido && aba === 'revisoes' && (
          <div role="tabpanel" id="painel-revisoes" aria-labelledby="aba-revisoes">
            <RevisoesSection pedido={pedido} />
          </div>
        )}
      </Box>
      {pedido && <PedidoImpresso pedido={pedido} />}
    </>
  );
}

const ABAS = [
  ['pedido', 'Pedido'],
  ['diferencas', 'Diferenças'],
  ['revisoes', 'Revisões'],
] as const;

const faixa = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
};
