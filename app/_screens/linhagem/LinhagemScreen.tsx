import SearchOff from '@mui/icons-material/SearchOff';
import { useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useLinhagem } from '#lib/api/views/linhagem.ts';
import { linhagemConsulta } from '#lib/contracts/views/linhagem.ts';
import { LinhagemAberta } from './LinhagemAberta.tsx';

/**
 * The chain before and after a nota, DCI, DCR-E, component, item of a DI, processo or order, with the taxes still suspended in it.
 */
export function LinhagemScreen() {
  const { tipo, id } = useParams({ from: '/dentro/linhagem/$tipo/$id' });
  // After "Ver a partir daqui" on a card, the focus stays in the new graph.
  const doGrafo = useRef(false);
  const foco = linhagemConsulta.safeParse({ tipo: tipo.toUpperCase(), id });
  const { data: linhagem, error, mutate } = useLinhagem(foco.success ? foco.data : null);
  if (!foco.success || doesNotExist(error)) return <LinhagemInexistente />;
  if (error && !linhagem) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!linhagem) return <RecordSkeleton />;
  return <LinhagemAberta key={linhagem.foco} linhagem={linhagem} doGrafo={doGrafo} />;
}

function LinhagemInexistente() {
  return (
    <EmptyState
      titulo="Não há o que mostrar a linhagem"
      icone={<SearchOff />}
      acoes={
        <ButtonTo variant="contained" to="/dcr/saldo-insumos">
          Ver o saldo de insumos
        </ButtonTo>
      }
    >
      O endereço não leva a nenhuma PO, processo, item de DI, componente, DCR-E, DCI ou nota da sua empresa. Abra a
      linhagem pelo botão “Linhagem” do registro.
    </EmptyState>
  );
}
