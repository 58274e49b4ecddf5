import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useCambio } from '#lib/api/processo/cambio.ts';
import type { CambioDoProcesso, MoedaDoCambio } from '#lib/contracts/processo/cambio.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { diaUtilAnterior } from '#lib/domain/datas/dias-uteis.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarData } from '#lib/format/data.ts';
import { escreverDecimal, SEM_VALOR } from '#lib/format/decimal.ts';

/** The exchange rates of a processo: those of the business day before its registration, or of the second business day before. */
export function CambioSection({ processo }: { processo: Pick<ProcessoInteiro, 'id'> }) {
  const { data: cambio, error, mutate, buscar } = useCambio(processo.id);
  if (error && !cambio) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!cambio) return <Skeleton variant="rounded" height={180} />;
  const { dia, registrado, diaUtil, moedas } = cambio;
  return (
    <Section
      titulo="Câmbio"
      nota={`fechamento de ${formatarData(diaUtil)}, ${qualDiaUtil(cambio)} ${registrado ? 'ao registro' : 'a hoje'} (${formatarData(dia)})`}
      semMargem={moedas.length > 0}
    >
      {moedas.length > 0 ? (
        <DataTable legenda="Câmbio" colunas={colunasDe(cambio, buscar)} linhas={moedas} chave={({ sigla }) => sigla} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Nenhum valor deste processo está em moeda estrangeira ainda: informe itens, frete ou seguro, ou importe a
          declaração.
        </Typography>
      )}
    </Section>
  );
}

function qualDiaUtil({ dia, diaUtil }: CambioDoProcesso): string {
  return diaUtil === diaUtilAnterior(dia) ? 'dia útil anterior' : 'segundo dia útil anterior';
}

function colunasDe(cambio: CambioDoProcesso, buscar: Buscar): Coluna<MoedaDoCambio>[] {
  const { dia, diaUtil, registrado } = cambio;
  return [
    { titulo: 'Moeda', valor: ({ sigla }) => sigla },
    { titulo: 'PTAX venda (R$)', valor: ({ ptax }) => taxa(ptax?.valor), numerica: true },
    { titulo: 'De', valor: ({ ptax }) => (ptax ? formatarData(ptax.data) : SEM_VALOR) },
    ...(registrado
      ? ([
          { titulo: 'Na declaração (R$)', valor: ({ declarada }) => taxa(declarada), numerica: true },
        ] satisfies Coluna<MoedaDoCambio>[])
      : []),
    {
      titulo: 'Situação',
      valor: (moeda) => <Situacao moeda={moeda} diaUtil={diaUtil} aoBuscar={() => buscar(moeda.sigla, dia)} />,
    },
  ];
}

function Situacao({
  moeda: { sigla, ptax, declarada },
  diaUtil,
  aoBuscar,
}: {
  moeda: MoedaDoCambio;
  diaUtil: string;
  aoBuscar: () => Promise<void>;
}) {
  const [buscando, setBuscando] = useState(false);
  const { enqueueSnackbar } = useSnackbar();
  if (ptax?.data === diaUtil) {
    if (declarada === null) return <StatusChip tom="success">Cotação do dia certo</StatusChip>;
    return mesmaTaxa(ptax.valor, declarada) ? (
      <StatusChip tom="success">Confere com a declaração</StatusChip>
    ) : (
      <StatusChip tom="warning">Difere da declaração</StatusChip>
    );
  }
  const buscar = async () => {
    setBuscando(true);
    try {
      await aoBuscar();
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'warning' });
    } finally {
      setBuscando(false);
    }
  };
  return (
    <>
      <StatusChip tom="neutral">{ptax ? 'De outro dia' : 'Sem cotação guardada'}</StatusChip>
      <Button size="small" loading={buscando} onClick={buscar} aria-label={`Buscar no Banco Central: ${sigla}`}>
        Buscar no Banco Central
      </Button>
    </>
  );
}

/** A declaration writes its rate without trailing zeros, so only its own decimals are compared. */
function mesmaTaxa(ptax: string, declarada: string): boolean {
  const casas = new Exato(declarada).decimalPlaces();
  return new Exato(ptax).toDecimalPlaces(casas, Exato.ROUND_HALF_UP).eq(declarada);
}

function taxa(valor: string | null | undefined): string {
  if (!valor) return SEM_VALOR;
  const exata = new Exato(valor);
  return escreverDecimal(exata.toFixed(Math.max(4, exata.decimalPlaces())), 9, 4);
}

type Buscar = (sigla: string, dia: string) => Promise<void>;
