import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { ListPagination } from '#components/ui/ListPagination.tsx';
import { Section } from '#components/ui/Section.tsx';
import { useAdicoes } from '#lib/api/adicao.ts';
import type { AdicaoDoProcesso } from '#lib/contracts/adicao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/moeda-siscomex.ts';
import { totalDoItem } from '#lib/domain/aduana/total-do-item.ts';
import { coberturaDe, coberturaInteira, coberturaPorExtenso } from '#lib/domain/cobertura/cobertura.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import type { ProcessoDeclarado } from './processo-declarado.ts';

interface ItensDeclaradosSectionProps {
  processo: ProcessoDeclarado;
  pagina: number;
  aoMudarPagina: (pagina: number) => void;
}

/** Adições on one page of the table. A page holds all items of its adições. */
const ADICOES_POR_PAGINA = 50;

/** All the goods of a declaration in one table, read-only. Only a retificação changes them. */
export function ItensDeclaradosSection({ processo, pagina, aoMudarPagina }: ItensDeclaradosSectionProps) {
  const consulta = { processoId: processo.id, pagina, tamanho: ADICOES_POR_PAGINA };
  const { data, error, isValidating, mutate } = useAdicoes(consulta);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const linhas = data.itens.flatMap((adicao) => adicao.itens.map((item) => ({ adicao, item })));
  return (
    <Section titulo="Itens declarados" nota={nota(linhas, processo.itens)} semMargem>
      {isValidating && <LinearProgress aria-label="Atualizando" />}
      <Typography variant="body2" sx={{ color: 'text.secondary', px: 2, pb: 1.5 }}>
        Como estão na declaração, que muda por uma retificação. O part number é o do item do cadastro a que a descrição
        está vinculada, na aba Adições.
      </Typography>
      <DataTable
        legenda="Itens declarados"
        colunas={COLUNAS}
        linhas={linhas}
        chave={({ adicao, item }) => `${adicao.numero}-${item.sequencia}`}
        alturaMaxima={640}
      />
      {data.total > ADICOES_POR_PAGINA && (
        <ListPagination
          total={data.total}
          pagina={pagina}
          tamanho={ADICOES_POR_PAGINA}
          aoMudar={(mudanca) => aoMudarPagina(mudanca.pagina)}
        />
      )}
    </Section>
  );
}

interface ItemDaDeclaracao {
  adicao: AdicaoDoProcesso;
  item: AdicaoDoProcesso['itens'][number];
}

function nota(linhas: readonly ItemDaDeclaracao[], itens: number): string {
  const vinculados = coberturaDe(linhas, ({ item }) => item.itemVinculado !== undefined);
  const quantos =
    linhas.length < itens
      ? `${linhas.length} de ${itens} itens, nesta página`
      : `${itens} ${itens === 1 ? 'item' : 'itens'}`;
  if (coberturaInteira(vinculados)) return quantos;
  return `${quantos} · ${coberturaPorExtenso(vinculados, 'com part number', 'com part number')}`;
}

const COLUNAS: Coluna<ItemDaDeclaracao>[] = [
  {
    titulo: 'Adição',
    valor: ({ adicao }) => (
      <LinkTo
        to="/importacao/processos/$id/adicao/$numero"
        params={{ id: adicao.processoId, numero: adicao.numero }}
        sx={{ fontWeight: 600 }}
      >
        {adicao.numero}
      </LinkTo>
    ),
  },
  { titulo: 'Item', numerica: true, valor: ({ item }) => item.sequencia },
  { titulo: 'Part number', valor: ({ item }) => item.itemVinculado?.nome ?? SEM_VALOR },
  {
    titulo: 'Descrição',
    valor: ({ item }) => <Typography sx={{ whiteSpace: 'pre-line', minWidth: 240 }}>{item.descricao}</Typography>,
  },
  { titulo: 'NCM', valor: ({ adicao }) => formatarNcm(adicao.ncm) },
  { titulo: 'Quantidade', numerica: true, valor: ({ item }) => semZeros(item.quantidade) },
  { titulo: 'Unidade', valor: ({ item }) => item.unidade ?? SEM_VALOR },
  { titulo: 'Moeda', valor: ({ adicao }) => siglaDaMoeda(adicao.moeda.codigo) },
  { titulo: 'Valor unitário', numerica: true, valor: ({ item }) => formatarDecimal(item.valorUnitario, 7) },
  { titulo: 'Total', numerica: true, valor: ({ item }) => formatarDinheiro(totalDoItem(item)) },
];
