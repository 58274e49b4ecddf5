import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useDiferencasDoPedido } from '#lib/api/pedidos/pedido.ts';
import type { PedidoLido } from '#lib/contracts/pedidos/pedido.ts';
import type { EmbarqueDaLinha } from '#lib/contracts/pedidos/pedido-diferencas.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import {
  type Diferenca,
  type LinhaDaComparacao,
  linhasDaComparacao,
  resultadoDaComparacao,
} from './diferencas-linhas.ts';

/** The ordered, invoiced and declared values side by side, by line and processo. */
export function DiferencasSection({ pedido }: { pedido: PedidoLido }) {
  const { data, error, mutate } = useDiferencasDoPedido(pedido.id);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const linhas = linhasDaComparacao(data);
  const { tom, resultado, cobertura, naoEncontradas } = resultadoDaComparacao(linhas);
  return (
    <Section
      titulo={TITULO}
      nota={`valores em ${pedido.moeda.nome}`}
      acoes={
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {cobertura && cobertura !== resultado && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {cobertura}
            </Typography>
          )}
          <StatusChip tom={tom}>{resultado}</StatusChip>
        </Stack>
      }
      semMargem
    >
      {naoEncontradas > 0 && (
        <Alert severity="warning" sx={{ mx: 2, mb: 1.5 }}>
          {naoEncontradas === 1
            ? '1 item embarcado não foi encontrado na declaração do processo dele.'
            : `${naoEncontradas} itens embarcados não foram encontrados na declaração do processo deles.`}{' '}
          Confira se a declaração é desta carga.
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, pb: 1.5 }}>
        O item da DI é reconhecido pelo part number na descrição ou, se só um os tem, por NCM e valor unitário. O que
        não se reconhece assim fica “Não encontrado”: o Cais não adivinha.
      </Typography>
      <DataTable legenda={TITULO} linhas={linhas} chave={({ chave }) => chave} colunas={COLUNAS} />
    </Section>
  );
}

const TITULO = 'Pedido, fatura e declaração';

const COLUNAS: Coluna<LinhaDaComparacao>[] = [
  {
    titulo: 'Item',
    valor: ({ linha }) => <TwoLines principal={`${linha.linha}. ${linha.partNumber}`} secundaria={linha.unidade} />,
  },
  { titulo: 'Pedido', numerica: true, valor: ({ linha }) => semZeros(linha.quantidade) },
  { titulo: 'Unit. pedido', numerica: true, valor: ({ linha }) => valorUnitario(linha.valorUnitario) },
  {
    titulo: 'Processo',
    valor: ({ embarque }) =>
      embarque ? (
        <TwoLines
          principal={
            <LinkTo to="/importacao/processos/$id" params={{ id: embarque.processo.id }}>
              {embarque.processo.numero}
            </LinkTo>
          }
          secundaria={NOME_SITUACAO_PROCESSO[embarque.processo.situacao]}
        />
      ) : (
        'Nada embarcado'
      ),
  },
  { titulo: 'Faturado', numerica: true, valor: ({ embarque }) => embarque && semZeros(embarque.quantidade) },
  {
    titulo: 'Unit. faturado',
    numerica: true,
    valor: ({ embarque, difere }) =>
      embarque && (
        <Marcado difere={difere} qual="valorFaturado">
          {valorUnitario(embarque.valorUnitario, embarque.outrosValores)}
        </Marcado>
      ),
  },
  { titulo: 'Total faturado', numerica: true, valor: ({ embarque }) => embarque && formatarDinheiro(embarque.valor) },
  {
    titulo: 'Declarado',
    numerica: true,
    valor: ({ embarque, difere }) => embarque && <Declarado declarado={embarque.declarado} difere={difere} />,
  },
  {
    titulo: 'Unit. declarado',
    numerica: true,
    valor: doDeclarado('valorDeclarado', (itemDeclarado) =>
      valorUnitario(itemDeclarado.valorUnitario, itemDeclarado.outrosValores),
    ),
  },
  {
    titulo: 'Total declarado',
    numerica: true,
    valor: doDeclarado('totalDeclarado', ({ valor }) => formatarDinheiro(valor)),
  },
];

type Achado = Extract<EmbarqueDaLinha['declarado'], { situacao: 'ENCONTRADO' }>;

function doDeclarado(qual: Diferenca, escrever: (declarado: Achado) => string) {
  return ({ embarque, difere }: LinhaDaComparacao) =>
    embarque?.declarado.situacao === 'ENCONTRADO' ? (
      <Marcado difere={difere} qual={qual}>
        {escrever(embarque.declarado)}
      </Marcado>
    ) : (
      SEM_VALOR
    );
}

/** The declared quantity and how its line was identified, or the reason that there is nothing to compare. */
function Declarado({ declarado, difere }: Pick<EmbarqueDaLinha, 'declarado'> & Pick<LinhaDaComparacao, 'difere'>) {
  if (declarado.situacao === 'SEM_DECLARACAO') return 'Sem declaração';
  if (declarado.situacao === 'NAO_ENCONTRADO') return 'Não encontrado';
  return (
    <TwoLines
      principal={
        <Marcado difere={difere} qual="quantidadeDeclarada">
          {semZeros(declarado.quantidade)}
        </Marcado>
      }
      secundaria={`${PELO[declarado.como]}, ad. ${declarado.adicoes.join(', ')}`}
    />
  );
}

const PELO: Readonly<Record<Achado['como'], string>> = {
  NUMERO: 'número do item',
  PART_NUMBER: 'part number',
  NCM_E_VALOR: 'NCM e valor',
};

/** Marks a difference by colour and, for screen readers, by a word. */
function Marcado({ difere, qual, children }: { difere: readonly Diferenca[]; qual: Diferenca; children: ReactNode }) {
  if (!difere.includes(qual)) return children;
  return (
    <Box
      component="mark"
      sx={{ bgcolor: 'warning.soft', color: 'warning.main', borderRadius: 0.5, px: 0.5, fontWeight: 600 }}
    >
      {children}
      <Typography component="span" sx={{ position: 'absolute', clip: 'rect(0 0 0 0)' }}>
        {' '}
        difere
      </Typography>
    </Box>
  );
}

function valorUnitario(texto: string, outros = false): string {
  return `${semZeros(texto, 2)}${outros ? ' e outros' : ''}`;
}
