import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useTcif } from '#lib/api/calculo/tcif.ts';
import { useAdicoes } from '#lib/api/declaracao/adicao.ts';
import { useCambio } from '#lib/api/processo/cambio.ts';
import { useItensDoProcesso } from '#lib/api/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { mercadoriasDaDeclaracao, mercadoriasPrevistas } from '#lib/fiscal/suframa/mercadorias-da-declaracao.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

/** The Suframa's fee for licensing the goods, from the declared goods or from the planned ones. */
export function TcifSection({ processo }: { processo: ProcessoInteiro }) {
  return processo.declaracao ? <Declarada processo={processo} /> : <Prevista processo={processo} />;
}

function Declarada({ processo: { id, numero, dataRegistro } }: { processo: ProcessoInteiro }) {
  const { data, error, mutate } = useAdicoes({ processoId: id, pagina: 1, tamanho: TODAS });
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={150} />;
  if (data.total > TODAS) {
    return <SemCalculo>{`Com mais de ${TODAS} adições a taxa não é calculada aqui.`}</SemCalculo>;
  }
  const itens = mercadoriasDaDeclaracao(data.itens);
  if (itens.length === 0) return null;
  return <Tcif numero={numero} itens={itens} dia={dataRegistro ?? undefined} />;
}

/** The PLI and its fee come long before the declaration. */
function Prevista({ processo: { id, numero } }: { processo: ProcessoInteiro }) {
  const { data: lidos } = useItensDoProcesso(id);
  const { data: cambio, error, mutate } = useCambio(id);
  if (error && !cambio) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!lidos || !cambio) return <Skeleton variant="rounded" height={150} />;
  if (lidos.itens.length === 0) {
    return (
      <SemCalculo>A taxa é calculada sobre as mercadorias: aparece aqui quando o processo tiver itens.</SemCalculo>
    );
  }
  const taxas = Object.fromEntries(cambio.moedas.flatMap(({ sigla, ptax }) => (ptax ? [[sigla, ptax.valor]] : [])));
  const { mercadorias, faltam } = mercadoriasPrevistas(lidos.itens, taxas);
  if (faltam.length > 0) {
    return <SemCalculo>{`Falta a taxa de câmbio de ${faltam.join(' e ')}: veja em Câmbio.`}</SemCalculo>;
  }
  return <Tcif numero={numero} itens={mercadorias} dia={cambio.dia} prevista />;
}

function SemCalculo({ children }: { children: string }) {
  return (
    <Section titulo="TCIF" nota="Lei 13.451/2017">
      <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
    </Section>
  );
}

interface TcifProps {
  numero: string;
  itens: readonly { valorBRL: DecimalTexto }[];
  dia: DataTexto | undefined;
  /** Whether there is no declaration yet: the goods are then converted at the rates of that day. */
  prevista?: boolean;
}

function Tcif({ numero, itens, dia, prevista }: TcifProps) {
  const [aberta, setAberta] = useState(false);
  const { data, error, mutate } = useTcif({ itens: [...itens], data: dia });
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={150} />;
  const quando = prevista && dia ? `às taxas de ${formatarData(dia)}; ` : '';
  return (
    <Section
      titulo="TCIF"
      nota={`Lei 13.451/2017; ${quando}isenções e reduções do benefício não entram`}
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

/** The largest page that the API gives. */
const TODAS = 200;
