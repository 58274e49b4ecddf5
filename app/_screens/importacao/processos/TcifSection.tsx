import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { MemoriaDrawer } from '#components/ui/MemoriaDrawer.tsx';
import { Section } from '#components/ui/Section.tsx';
import { useAdicoes } from '#lib/api/adicao.ts';
import { useTcif } from '#lib/api/tcif.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { mercadoriasDaDeclaracao } from '#lib/fiscal/suframa/mercadorias-da-declaracao.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

/** What the Suframa charges for licensing these goods, reckoned on what was declared. */
export function TcifSection({ processo }: { processo: ProcessoInteiro }) {
  if (!processo.declaracao) {
    return (
      <Section titulo="TCIF" nota="Lei 13.451/2017">
        <Typography sx={{ color: 'text.secondary' }}>
          A taxa é calculada sobre as mercadorias declaradas; aparece aqui quando o processo tiver a declaração.
        </Typography>
      </Section>
    );
  }
  return <Tcif processo={processo} />;
}

function Tcif({ processo: { id, numero, dataRegistro } }: { processo: ProcessoInteiro }) {
  const [aberta, setAberta] = useState(false);
  const adicoes = useAdicoes({ processoId: id, pagina: 1, tamanho: TODAS });
  const itens = adicoes.data && mercadoriasDaDeclaracao(adicoes.data.itens);
  const { data, error, mutate } = useTcif(itens?.length ? { itens, data: dataRegistro ?? undefined } : null);
  const falha = adicoes.error ?? error;
  if (falha) return <ErrorState erro={falha} tentarDeNovo={() => (adicoes.error ? adicoes.mutate() : mutate())} />;
  if (itens?.length === 0) return null;
  if (!data) return <Skeleton variant="rounded" height={150} />;
  return (
    <Section
      titulo="TCIF"
      nota="Lei 13.451/2017; isenções e reduções do benefício não entram"
      acoes={
        <Button size="small" aria-label="Como se calcula: a TCIF" onClick={() => setAberta(true)}>
          Como se calcula
        </Button>
      }
    >
      <DescriptionList>
        <DescriptionItem nome="Valor das mercadorias (R$)">{formatarDinheiro(data.totalBRL)}</DescriptionItem>
        <DescriptionItem nome="Pelo pedido (R$)">{formatarDinheiro(data.parcelaPedido)}</DescriptionItem>
        <DescriptionItem nome="Pelas mercadorias (R$)">
          {`${formatarDinheiro(data.parcelaItens)} (${data.itens.length === 1 ? '1 item' : `${data.itens.length} itens`})`}
        </DescriptionItem>
        <DescriptionItem nome="TCIF (R$)">{formatarDinheiro(data.total)}</DescriptionItem>
      </DescriptionList>
      <MemoriaDrawer
        aberto={aberta}
        memoria={data.memoria}
        contexto={`${numero} · como um só pedido de licenciamento`}
        aoFechar={() => setAberta(false)}
      />
    </Section>
  );
}

/** As many as the API answers at once. */
const TODAS = 200;
