import Stack from '@mui/material/Stack';
import { FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { conteudoMudou, DCR_NO_HISTORICO } from '#app/_screens/dcr/processos/campos/dcr-historico.ts';
import { ConferenciaSection } from '#components/comex/ConferenciaSection.tsx';
import { GravarEConferir } from '#components/form/GravarEConferir.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { useConferenciaDoDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import type { PassoDoDcr } from '#lib/domain/zfm/passos-do-dcr.ts';
import { FALTA_NO_DCR, useCausasDoDcr } from './LacunasDoDcr.tsx';
import { PassosDoDcrSection } from './PassosDoDcrSection.tsx';

interface ConferenciaEtapaProps {
  dcr: DcrLido;
  fechado: boolean;
  passando: PassoDoDcr | null;
  aoPassar: (passo: PassoDoDcr) => void;
}

/** The findings by cause, each with a link to where it is corrected; then the steps and the history. */
export function ConferenciaEtapa({ dcr, fechado, passando, aoPassar }: ConferenciaEtapaProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Conferencia dcr={dcr} fechado={fechado} />
      <PassosDoDcrSection dcr={dcr} passando={passando} aoPassar={aoPassar} />
      <HistoricoSection
        recurso="Dcr"
        registroId={dcr.id}
        {...(!fechado && { versao: dcr.versao })}
        nomes={DCR_NO_HISTORICO}
        podeDesfazer={conteudoMudou}
      />
    </Stack>
  );
}

function Conferencia({ dcr, fechado }: Pick<ConferenciaEtapaProps, 'dcr' | 'fechado'>) {
  const consulta = useConferenciaDoDcr(dcr);
  const causas = useCausasDoDcr(dcr, fechado);
  return (
    <ConferenciaSection
      consulta={consulta}
      falta={FALTA_NO_DCR}
      nada="Nada a corrigir: o DCR-E pode ser validado."
      causasDe={causas}
    >
      {!fechado && <GravarEConferir salvos={FORMULARIO_DCR.valoresDe(dcr)} />}
    </ConferenciaSection>
  );
}
