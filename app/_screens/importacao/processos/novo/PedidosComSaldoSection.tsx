import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { PEDIDOS } from '#lib/api/pedidos/pedido.ts';
import { usePage } from '#lib/api/platform/list.ts';
import type { PedidoLido, PedidoResumo } from '#lib/contracts/pedidos/pedido.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { useImportadorDaConsulta } from '#lib/session/importador-em-foco.ts';

interface PedidosComSaldoSectionProps {
  escolhidos: readonly string[];
  /** The first order chosen. The others must have its importer and supplier. */
  primeiro: PedidoLido | undefined;
  aoMarcar: (id: string, marcado: boolean) => void;
}

/** The orders sent to suppliers that still have a balance. */
export function PedidosComSaldoSection({ escolhidos, primeiro, aoMarcar }: PedidosComSaldoSectionProps) {
  const [consulta, setConsulta] = useState({ q: '', pagina: 1 });
  const { importadorId, doFoco } = useImportadorDaConsulta(primeiro?.importador.id);
  const { data, error, mutate } = usePage(PEDIDOS, {
    ...consulta,
    comSaldo: true,
    tamanho: POR_PAGINA,
    importadorId,
    fornecedorId: primeiro?.fornecedor.id,
  });
  return (
    <Section
      titulo="Pedidos com saldo"
      nota={
        primeiro
          ? `só de ${primeiro.fornecedor.razaoSocial} para ${primeiro.importador.razaoSocial}, como o primeiro escolhido`
          : doFoco
            ? `um ou mais de ${doFoco.nome}, de um mesmo fornecedor`
            : 'um ou mais, de um mesmo importador e fornecedor'
      }
    >
      <Box sx={{ display: 'flex' }}>
        <SearchField
          rotulo="Buscar número, proforma, part number ou NCM"
          valor={consulta.q}
          aoBuscar={(q) => setConsulta({ q, pagina: 1 })}
        />
      </Box>
      {error && !data && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data?.total === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Nenhum pedido com saldo encontrado. Só entram os que já foram emitidos.
        </Typography>
      )}
      <Stack sx={{ gap: 1 }}>
        {data?.itens.map((pedido) => (
          <FormControlLabel
            key={pedido.id}
            control={
              <Checkbox
                checked={escolhidos.includes(pedido.id)}
                disabled={!escolhidos.includes(pedido.id) && escolhidos.length >= MAXIMO_DE_PEDIDOS}
                onChange={(_, marcado) => aoMarcar(pedido.id, marcado)}
              />
            }
            label={<Pedido pedido={pedido} />}
          />
        ))}
      </Stack>
      {data && data.total > POR_PAGINA && (
        <ListPagination
          total={data.total}
          pagina={consulta.pagina}
          tamanho={POR_PAGINA}
          aoMudar={({ pagina }) => setConsulta({ ...consulta, pagina })}
        />
      )}
    </Section>
  );
}

function Pedido({ pedido }: { pedido: PedidoResumo }) {
  const { numero, fornecedor, importador, data, linhas, valorSaldo, moeda } = pedido;
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
        {numero} · {fornecedor.razaoSocial}
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {[
          `para ${importador.razaoSocial}`,
          `de ${formatarData(data)}`,
          linhas === 1 ? '1 linha' : `${linhas} linhas`,
          `saldo ${formatarDinheiro(valorSaldo)} ${moeda.nome}`,
        ].join(' · ')}
      </Typography>
    </>
  );
}

const POR_PAGINA = 8;
/** The most ids that the address holds. */
const MAXIMO_DE_PEDIDOS = 20;
