import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import type { PedidoLido, PedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import { type DecisaoPedido, recusaDaDecisao } from '#lib/domain/pedidos/pedido.ts';
import { CancelarPedidoDialog } from './CancelarPedidoDialog.tsx';

/** The status of the order and the possible decisions. A decision saves the whole form, and is undone from the history. */
export function StatusDoPedido({ pedido }: { pedido: PedidoLido }) {
  const { setValue } = useFormContext<PedidoNovo>();
  const { gravar } = useFormularioAberto();
  const [cancelando, setCancelando] = useState(false);
  const { decidido, itens, motivoCancelamento } = pedido;

  const decidir = async (para: DecisaoPedido, motivo: string | null) => {
    setValue('decidido', para, { shouldDirty: true });
    setValue('motivoCancelamento', motivo, { shouldDirty: true });
    if (await gravar()) return;
    // The save was refused: the form tells why, and the order keeps its status.
    setValue('decidido', decidido);
    setValue('motivoCancelamento', motivoCancelamento);
  };
  const possiveis = DECISOES.filter(({ para, de }) => de.includes(decidido) && !recusaDaDecisao(decidido, para, itens));
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } }}>
      {possiveis.map(({ para, nome, ...aparencia }) => (
        <Button
          key={para}
          {...aparencia}
          onClick={() => (para === 'CANCELADA' ? setCancelando(true) : decidir(para, null))}
        >
          {nome}
        </Button>
      ))}
      {possiveis.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Parte do pedido já está em processos: daqui em diante o status segue os embarques.
        </Typography>
      )}
      {cancelando && (
        <CancelarPedidoDialog
          numero={pedido.numero}
          aoFechar={() => setCancelando(false)}
          aoCancelar={async (motivo) => {
            setCancelando(false);
            await decidir('CANCELADA', motivo);
          }}
        />
      )}
    </Stack>
  );
}

interface Decisao {
  para: DecisaoPedido;
  de: readonly DecisaoPedido[];
  nome: string;
  variant?: 'contained' | 'outlined';
  color?: 'inherit' | 'error';
}

/** One decision has different names, depending on the status it starts from. */
const DECISOES: readonly Decisao[] = [
  { para: 'EMITIDA', de: ['RASCUNHO'], nome: 'Emitir', variant: 'contained' },
  { para: 'CONFIRMADA', de: ['EMITIDA'], nome: 'Confirmar', variant: 'contained' },
  { para: 'EMITIDA', de: ['CONFIRMADA'], nome: 'Desfazer confirmação', variant: 'outlined', color: 'inherit' },
  { para: 'RASCUNHO', de: ['EMITIDA'], nome: 'Voltar a rascunho', variant: 'outlined', color: 'inherit' },
  { para: 'RASCUNHO', de: ['CANCELADA'], nome: 'Reabrir', variant: 'contained' },
  { para: 'CANCELADA', de: ['RASCUNHO', 'EMITIDA', 'CONFIRMADA'], nome: 'Cancelar pedido', color: 'error' },
];
