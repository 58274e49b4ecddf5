import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ProcessoDeclarado } from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { SomaEVmld } from '#app/_screens/importacao/processos/declaracao/SomaEVmld.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useMercadorias } from '#lib/api/processo/mercadorias.ts';
import type { MercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { coberturaPorExtenso } from '#lib/domain/cobertura/cobertura.ts';
import { BarraDasMercadorias } from './BarraDasMercadorias.tsx';
import { CartoesDasMercadorias } from './CartoesDasMercadorias.tsx';
import { FaltasDasMercadorias } from './FaltasDasMercadorias.tsx';
import { TabelaDasMercadorias } from './TabelaDasMercadorias.tsx';

/** What the address holds of the goods. */
export interface BuscaDasMercadorias {
  pagina: number;
  q: string | undefined;
  soDiferencas: true | undefined;
}

interface MercadoriasSectionProps {
  processo: ProcessoDeclarado;
  busca: BuscaDasMercadorias;
  aoMudar: (mudanca: Partial<BuscaDasMercadorias>) => void;
}

/** All the goods of a declaration in one table, by adição, with their taxes and the forecast. Only a retificação changes them. */
export function MercadoriasSection({ processo, busca, aoMudar }: MercadoriasSectionProps) {
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'), { noSsr: true });
  const { pagina, q = '', soDiferencas = false } = busca;
  const consulta = { pagina, tamanho: POR_PAGINA, q, soDiferencas: soDiferencas ? 'true' : 'false' } as const;
  const { data, error, isValidating, mutate } = useMercadorias(processo.id, consulta);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const Linhas = telefone ? CartoesDasMercadorias : TabelaDasMercadorias;
  return (
    <Section titulo="Mercadorias" nota={nota(data)} semMargem>
      {isValidating && <LinearProgress aria-label="Atualizando" />}
      <Box sx={{ px: 2, pb: 1.5 }}>
        <BarraDasMercadorias processo={processo} busca={busca} lidas={data} aoMudar={aoMudar} />
        <FaltasDasMercadorias
          processoId={processo.id}
          faltas={data.faltas}
          semTributosPrevistos={data.semTributosPrevistos}
        />
      </Box>
      {data.total === 0 ? (
        <Typography role="status" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {soDiferencas && q === '' ? semDiferenca(data) : 'Nenhuma mercadoria com essa busca.'}
        </Typography>
      ) : (
        <Linhas processoId={processo.id} lidas={data} />
      )}
      <SomaEVmld soma={data.totais.valorAduaneiro.valor} declarado={processo.valorAduaneiro} />
      {data.total > POR_PAGINA && (
        <ListPagination
          total={data.total}
          pagina={pagina}
          tamanho={POR_PAGINA}
          aoMudar={(mudanca) => aoMudar({ pagina: mudanca.pagina })}
        />
      )}
    </Section>
  );
}

/** How many goods there are, and how many of them were compared with a forecast. */
function nota({ declaradas, comparadas, totais }: MercadoriasLidas): string {
  const adicoes = totais.valorAduaneiro.todos;
  const quantas = `${declaradas} ${declaradas === 1 ? 'mercadoria' : 'mercadorias'} em ${adicoes} ${adicoes === 1 ? 'adição' : 'adições'}`;
  if (!comparadas) return `${quantas} · sem previsão a comparar`;
  return `${quantas} · ${coberturaPorExtenso(comparadas, 'comparada com a previsão', 'comparadas com a previsão')}`;
}

function semDiferenca({ comparadas }: MercadoriasLidas): string {
  if (!comparadas) return 'Este processo não tinha itens previstos: não há com que comparar.';
  return `Nenhuma diferença em ${coberturaPorExtenso(comparadas, 'mercadoria comparada', 'mercadorias comparadas')}.`;
}

/** Goods of one page; the head of an adição is repeated where a page begins in the middle of it. */
const POR_PAGINA = 50;
