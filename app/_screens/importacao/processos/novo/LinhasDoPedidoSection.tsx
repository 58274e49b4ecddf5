import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { LinhaLida, PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

interface LinhasDoPedidoSectionProps {
  pedido: PedidoLido;
  linhas: readonly LinhaLida[];
  digitadas: Readonly<Record<string, string>>;
  recusas: Readonly<Record<string, string>>;
  aoDigitar: (linhaId: string, quantidade: string) => void;
}

/** The quantities of an order to take into the processo, by line. A very long order is taken whole. */
export function LinhasDoPedidoSection(props: LinhasDoPedidoSectionProps) {
  const { pedido, linhas, digitadas, recusas, aoDigitar } = props;
  const longo = linhas.length > MAXIMO_A_DIGITAR;
  return (
    <Section
      titulo={`Itens de ${pedido.numero}`}
      nota={linhas.length === 1 ? '1 item com saldo' : `${linhas.length} itens com saldo`}
    >
      {linhas.length === 0 && <Typography>Este pedido não tem mais saldo.</Typography>}
      {longo && (
        <Typography>
          Todos entram, pelo saldo. As quantidades se ajustam no passo Itens, onde há grade e planilha.
        </Typography>
      )}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1.5 }}>
        {linhas
          .filter(({ id }) => !longo || recusas[id])
          .map(({ id, partNumber, descricao, ncm, unidade, saldo }) => (
            <Box component="li" key={id} sx={linhaSx}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{partNumber}</Typography>
                <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
                  {formatarNcm(ncm)} · {descricao}
                </Typography>
              </Box>
              <DecimalField
                rotulo={`Quantidade de ${partNumber}`}
                valor={digitadas[id] ?? new Exato(saldo).toFixed()}
                aoMudar={(quantidade) => aoDigitar(id, quantidade)}
                casas={5}
                casasMinimas={0}
                unidade={unidade}
                {...(recusas[id] !== undefined && { erro: recusas[id] })}
                ajuda={`Saldo: ${semZeros(saldo)}`}
              />
            </Box>
          ))}
      </Stack>
    </Section>
  );
}

const linhaSx = {
  display: 'grid',
  gap: { xs: 1.75, sm: 1 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px' },
};

const MAXIMO_A_DIGITAR = 200;
