import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { RecusadosPorMotivo } from '#components/cadastro/RecusadosPorMotivo.tsx';
import type { RespostaEmVarios } from '#lib/contracts/processo/ato-em-varios.ts';
import { quantosProcessos } from './quais-da-selecao.ts';

interface EnsaioEmVariosProps {
  ensaio: RespostaEmVarios | undefined;
  falha: Error | null;
  /** What happens to them, where it is no change of the processo. */
  fazem?: { um: string; varios: string; nenhum: string };
}

/** What the act would do: how many processos change, and which stay as they are, by reason. */
export function EnsaioEmVarios({ ensaio, falha, fazem = MUDAM }: EnsaioEmVariosProps) {
  if (falha) return <Alert severity="error">{falha.message}</Alert>;
  if (!ensaio) return <Skeleton variant="rounded" height={48} />;
  const { feitos, recusados } = ensaio;
  const ficam = recusados.length === 1 ? 'fica como está' : 'ficam como estão';
  return (
    <>
      <Alert severity={feitos.length > 0 ? 'info' : 'warning'}>
        {feitos.length > 0
          ? `${quantosProcessos(feitos.length)} ${feitos.length === 1 ? fazem.um : fazem.varios}: ${nomes(feitos)}.`
          : fazem.nenhum}
      </Alert>
      {recusados.length > 0 && (
        <Alert severity="warning">
          <RecusadosPorMotivo
            titulo={`${quantosProcessos(recusados.length)} ${ficam}:`}
            recusados={recusados.map((recusado) => ({ ...recusado, id: recusado.id ?? recusado.nome }))}
          />
        </Alert>
      )}
    </>
  );
}

function nomes(feitos: RespostaEmVarios['feitos']): string {
  const primeiros = feitos.slice(0, A_VISTA).map(({ nome }) => nome);
  const resto = feitos.length - A_VISTA;
  return resto > 0 ? `${primeiros.join(', ')} e mais ${resto}` : primeiros.join(', ');
}

const MUDAM = { um: 'muda', varios: 'mudam', nenhum: 'Nenhum processo muda.' };
const A_VISTA = 10;
