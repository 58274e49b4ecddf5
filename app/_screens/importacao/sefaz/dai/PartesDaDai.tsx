import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { AdicoesDaDai } from '#app/_screens/importacao/sefaz/adicoes/AdicoesDaDai.tsx';
import { IcmsSections } from '#app/_screens/importacao/sefaz/adicoes/IcmsSections.tsx';
import { CabecalhoSection } from '#app/_screens/importacao/sefaz/campos/CabecalhoSection.tsx';
import { CamposDaDai } from '#app/_screens/importacao/sefaz/campos/CamposDaDai.tsx';
import type { AbaDai } from '#app/_screens/importacao/sefaz/campos/dai-busca.ts';
import type { DaiConferida } from '#app/_screens/importacao/sefaz/campos/FormularioDaDai.tsx';
import { ApontamentosSection } from '#app/_screens/importacao/sefaz/envio/ApontamentosSection.tsx';
import { DiferencasSection } from '#app/_screens/importacao/sefaz/envio/DiferencasSection.tsx';
import { EnviosSection } from '#app/_screens/importacao/sefaz/envio/EnviosSection.tsx';
import { PreviaSection } from '#app/_screens/importacao/sefaz/envio/PreviaSection.tsx';
import { MarcasSection } from '#app/_screens/importacao/sefaz/marcas/MarcasSection.tsx';
import { NotificacoesSection } from '#app/_screens/importacao/sefaz/marcas/NotificacoesSection.tsx';
import { AnexosSection } from '#components/registro/AnexosSection.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import type { TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { conteudoMudou, NOMES_NO_HISTORICO } from './dai-historico.ts';
import { SemDeclaracaoNaDai } from './SemDeclaracaoNaDai.tsx';

interface ParteProps {
  dai: DaiLida;
  aba: AbaDai;
  aoMarcar: (tipo: TipoDeMarca) => void;
}

interface ParteDoFormularioProps extends ParteProps {
  conferida: DaiConferida;
  /** The field that a finding leads to. */
  campo: string | undefined;
  marcando: TipoDeMarca | null;
  aoAbrirMemoria: (chave: string) => void;
}

/** The tab named in the address, among those of the form. */
export function ParteDoFormulario(props: ParteDoFormularioProps) {
  const { dai, aba, campo, conferida } = props;
  if (aba === 'dados') {
    return (
      <Stack sx={{ gap: 2 }}>
        <CamposDaDai dai={dai} campo={campo} tipoSugerido={conferida.conferencia?.tipoSugerido} />
        <MarcasSection dai={dai} />
        {conferida.conferencia && <CabecalhoSection dai={dai} conferencia={conferida.conferencia} />}
      </Stack>
    );
  }
  if (!dai.temDeclaracao) return <SemDeclaracaoNaDai processoId={dai.processo.id} />;
  const { conferencia, falha, tentarDeNovo } = conferida;
  if (!conferencia && falha) return <ErrorState erro={falha} tentarDeNovo={tentarDeNovo} />;
  if (!conferencia) return <Skeleton variant="rounded" height={320} />;
  return <ParteConferida {...props} conferencia={conferencia} />;
}

function ParteConferida(props: ParteDoFormularioProps & { conferencia: ConferenciaDaDai }) {
  const { dai, aba, campo, conferencia, conferida, marcando, aoMarcar, aoAbrirMemoria } = props;
  switch (aba) {
    case 'adicoes':
      return (
        <AdicoesDaDai
          dai={dai}
          conferencia={conferencia}
          conferida={conferida}
          campo={campo}
          aoAbrirMemoria={aoAbrirMemoria}
        />
      );
    case 'icms':
      return <IcmsSections conferencia={conferencia} conferida={conferida} aoAbrirMemoria={aoAbrirMemoria} />;
    case 'conferencia':
      return (
        <Stack sx={{ gap: 2 }}>
          <ApontamentosSection dai={dai} conferencia={conferencia} conferida={conferida} />
          <PreviaSection
            dai={dai}
            campo={campo}
            sujo={conferida.sujo}
            comErros={conferencia.apontamentos.some(({ nivel }) => nivel === 'erro')}
            marcando={marcando}
            aoMarcar={aoMarcar}
          />
          <EnviosSection dai={dai} />
          <DiferencasSection dai={dai} />
        </Stack>
      );
    default:
      return null;
  }
}

/** The tab named in the address, among those outside the form. */
export function ParteSolta({ dai, aba, aoMarcar }: ParteProps) {
  switch (aba) {
    case 'notificacoes':
      return <NotificacoesSection dai={dai} aoMarcar={aoMarcar} />;
    case 'documentos':
      return <AnexosSection dono={{ recurso: 'Dai', registroId: dai.id }} />;
    case 'historico':
      return (
        <HistoricoSection
          recurso="Dai"
          registroId={dai.id}
          versao={dai.versao}
          nomes={NOMES_NO_HISTORICO}
          podeDesfazer={conteudoMudou}
        />
      );
    default:
      return null;
  }
}
