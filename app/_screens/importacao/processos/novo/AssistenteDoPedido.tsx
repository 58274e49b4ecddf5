import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DigitadoGuardado } from '#components/form/DigitadoGuardado.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { usePedidosInteiros } from '#lib/api/pedidos/pedido.ts';
import type { ApiError } from '#lib/api/platform/api-error.ts';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import { AssistenteBarra } from './AssistenteBarra.tsx';
import { linhasAEmbarcar, linhasComSaldo, recusasPorLinha } from './assistente-linhas.ts';
import { LinhasDoPedidoSection } from './LinhasDoPedidoSection.tsx';
import { PedidosComSaldoSection } from './PedidosComSaldoSection.tsx';

interface AssistenteDoPedidoProps {
  /** Ids of the orders in the address. */
  noEndereco: readonly string[];
  aoEscolher: (ids: readonly string[]) => void;
  aoComecar: (processo: { id: string }) => void;
}

/** Begins a processo from orders: with all of their balances, unless the person types smaller quantities. */
export function AssistenteDoPedido(props: AssistenteDoPedidoProps) {
  return (
    <DigitadoGuardado recurso="ProcessoDoPedido" registro="novo" vazio={NADA_DIGITADO}>
      {({ digitado, mudar, esquecer }) => (
        <DoPedido
          {...props}
          digitadas={digitado.quantidades}
          aoDigitar={(quantidades) => mudar({ quantidades })}
          aoComecar={(processo) => {
            esquecer();
            props.aoComecar(processo);
          }}
        />
      )}
    </DigitadoGuardado>
  );
}

/** By line id, only where the quantity differs from the balance. */
type Quantidades = Readonly<Record<string, string>>;
const NADA_DIGITADO: { quantidades: Quantidades } = { quantidades: {} };

interface DoPedidoProps extends AssistenteDoPedidoProps {
  digitadas: Quantidades;
  aoDigitar: (digitadas: Quantidades) => void;
}

function DoPedido({ noEndereco, aoEscolher, aoComecar, digitadas, aoDigitar }: DoPedidoProps) {
  const { escolhidos, marcar } = useEscolhidos(noEndereco, aoEscolher);
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({});
  const [falha, setFalha] = useState<Error | null>(null);
  const [comecando, setComecando] = useState(false);
  const { data: lidos, error, mutate } = usePedidosInteiros(escolhidos);
  const { comecarDoPedido } = useGravarProcesso();
  // While another order loads, those chosen before stay in sight; an order taken out goes at once.
  const pedidos = (lidos ?? []).filter(({ id }) => escolhidos.includes(id));
  const linhas = linhasAEmbarcar(pedidos, digitadas);

  const comecar = async () => {
    setComecando(true);
    setFalha(null);
    setRecusas({});
    try {
      aoComecar(await comecarDoPedido(linhas));
    } catch (erro) {
      setFalha(erro as Error);
      setRecusas(recusasPorLinha(linhas, erro as ApiError));
      setComecando(false);
    }
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <PedidosComSaldoSection escolhidos={escolhidos} primeiro={pedidos[0]} aoMarcar={marcar} />
      {error && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {pedidos.map((pedido) => (
        <LinhasDoPedidoSection
          key={pedido.id}
          pedido={pedido}
          linhas={linhasComSaldo(pedido)}
          digitadas={digitadas}
          recusas={recusas}
          aoDigitar={(id, quantidade) => aoDigitar({ ...digitadas, [id]: quantidade })}
        />
      ))}
      {falha && <Alert severity="error">{`O processo não foi criado. ${falha.message}`}</Alert>}
      <AssistenteBarra pode={linhas.length > 0} continuando={comecando} aoContinuar={comecar}>
        {linhas.length > 0 && (linhas.length === 1 ? '1 item' : `${linhas.length} itens`)}
      </AssistenteBarra>
    </Stack>
  );
}

/** The address follows a press some frames later: until then the press stands here, so that it shows at once and the next one adds to it. */
function useEscolhidos(noEndereco: readonly string[], aoEscolher: AssistenteDoPedidoProps['aoEscolher']) {
  const daqui = noEndereco.join();
  const [{ escolhidos, ditos }, escolher] = useState({ escolhidos: noEndereco, ditos: [daqui] });
  // An address that did not come from a press: a link, or one that was typed.
  if (!ditos.includes(daqui)) escolher({ escolhidos: noEndereco, ditos: [daqui] });
  const marcar = (id: string, marcado: boolean) => {
    const novos = marcado ? [...escolhidos, id] : escolhidos.filter((outro) => outro !== id);
    escolher({ escolhidos: novos, ditos: [...ditos, novos.join()] });
    aoEscolher(novos);
  };
  return { escolhidos, marcar };
}
