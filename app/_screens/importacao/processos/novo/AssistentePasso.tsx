import Stack from '@mui/material/Stack';
import { CargaSection } from '#app/_screens/importacao/processos/campos/CargaSection.tsx';
import { IdentificacaoSection } from '#app/_screens/importacao/processos/campos/IdentificacaoSection.tsx';
import { LicencasSection } from '#app/_screens/importacao/processos/campos/LicencasSection.tsx';
import { DocumentosSection } from '#app/_screens/importacao/processos/papeis/DocumentosSection.tsx';
import { PassoDosItens } from '#app/_screens/importacao/processos/previsao/PassoDosItens.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import type { ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { Pendencia } from '#lib/domain/aduana/processo/pendencias-do-processo.ts';
import { AssistenteRevisao } from './AssistenteRevisao.tsx';
import type { PassoDoAssistente } from './assistente-passos.ts';

interface AssistentePassoProps {
  processo: ProcessoInteiro;
  passo: PassoDoAssistente;
  /** Undefined while loading. */
  pendencias: readonly Pendencia[] | undefined;
  itens: ItensDoProcessoLidos | undefined;
  aoAbrirPasso: (passo: PassoDoAssistente) => void;
  falha: Error | undefined;
  tentarDeNovo: () => void;
}

/** The part of the processo that a step fills in, as on the page of the processo. */
export function AssistentePasso(props: AssistentePassoProps) {
  const { processo, passo, pendencias, itens, falha, tentarDeNovo, aoAbrirPasso } = props;
  switch (passo) {
    case 'identificacao':
      return <IdentificacaoSection processo={processo} />;
    case 'carga':
      return <CargaSection processo={processo} />;
    case 'itens':
    case 'adicoes':
    case 'tributos':
      return <PassoDosItens processo={processo} parte={passo} aoAbrirParte={aoAbrirPasso} />;
    case 'documentos':
      return (
        <Stack sx={{ gap: 2 }}>
          <LicencasSection processo={processo} />
          <DocumentosSection processo={processo} />
        </Stack>
      );
    case 'revisao':
      if (falha && !pendencias) return <ErrorState erro={falha} tentarDeNovo={tentarDeNovo} />;
      if (!pendencias || !itens) return <RecordSkeleton />;
      return <AssistenteRevisao processo={processo} itens={itens} pendencias={pendencias} />;
  }
}
