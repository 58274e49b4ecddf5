import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Section } from '#components/ui/page/Section.tsx';
import { useDesligamentos, useGravarEmpresa } from '#lib/api/accounts/empresa.ts';
import type { DesligamentoDeTrava } from '#lib/contracts/accounts/empresa.ts';
import type { Trava } from '#lib/domain/acesso/travas.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { useSession } from '#lib/session/session.ts';

interface ExigenciaDaEmpresaProps {
  empresaId: string;
  trava: Trava;
  titulo: string;
  nota: string;
  rotulo: string;
  ajuda: string;
  /** What is said once it was switched on. */
  ligou: string;
  ligada: boolean;
  gravar: (ligar: boolean) => Promise<unknown>;
}

/** Something that a company demands of its people. On at once; off when a second person confirms, or after 72 hours. */
export function ExigenciaDaEmpresa(props: ExigenciaDaEmpresaProps) {
  const { empresaId, trava, titulo, nota, rotulo, ajuda, ligou, ligada, gravar } = props;
  const { enqueueSnackbar } = useSnackbar();
  const { data } = useDesligamentos(empresaId);
  const { confirmarDesligamento, manterLigada } = useGravarEmpresa();
  const pedido = ligada ? data?.find((aberto) => aberto.trava === trava) : undefined;
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const fazer = async (ato: () => Promise<unknown>, feito: string) => {
    setGravando(true);
    setFalha(null);
    try {
      await ato();
      enqueueSnackbar(feito, { variant: 'success' });
    } catch (erro) {
      setFalha(erro as Error);
    }
    setGravando(false);
  };
  const mudar = (ligar: boolean) => fazer(() => gravar(ligar), ligar ? ligou : PEDIDO);
  return (
    <Section titulo={titulo} nota={nota}>
      {falha && (
        <Alert severity="error" onClose={() => setFalha(null)}>
          {falha.message}
        </Alert>
      )}
      <FormControlLabel
        control={
          <Switch checked={ligada} disabled={gravando || Boolean(pedido)} onChange={(_, ligar) => void mudar(ligar)} />
        }
        label={rotulo}
      />
      {pedido && (
        <PedidoDeDesligar
          pedido={pedido}
          gravando={gravando}
          aoConfirmar={() => fazer(() => confirmarDesligamento(pedido.id), 'Desligada.')}
          aoManter={() => fazer(() => manterLigada(pedido.id), 'Fica ligada.')}
        />
      )}
      <Typography variant="body2" sx={{ maxWidth: 640, color: 'text.secondary' }}>
        {ajuda} Para desligar, outra pessoa confirma ou passam 72 horas.
      </Typography>
    </Section>
  );
}

interface PedidoDeDesligarProps {
  pedido: DesligamentoDeTrava;
  gravando: boolean;
  aoConfirmar: () => void;
  aoManter: () => void;
}

function PedidoDeDesligar({ pedido, gravando, aoConfirmar, aoManter }: PedidoDeDesligarProps) {
  const pedidoProprio = useSession()?.id === pedido.pedidoPor.id;
  const quem = pedidoProprio ? 'Você' : pedido.pedidoPor.nome;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px' }}>
          {`${quem} pediu para desligar em ${formatarInstante(pedido.pedidoEm)}. Desliga em ${formatarInstante(pedido.valeEm)}${pedidoProprio ? ', ou quando outra pessoa confirmar' : ''}.`}
        </Box>
        {!pedidoProprio && (
          <Button size="small" color="inherit" disabled={gravando} onClick={aoConfirmar}>
            Desligar agora
          </Button>
        )}
        <Button size="small" color="inherit" disabled={gravando} onClick={aoManter}>
          Manter ligada
        </Button>
      </Stack>
    </Alert>
  );
}

const PEDIDO = 'Pedido. Continua ligada até outra pessoa confirmar, ou por 72 horas.';
