import Stack from '@mui/material/Stack';
import { FORMULARIO_DCI } from '#app/_screens/dci/processos/campos/dci-formulario.ts';
import { conteudoMudou, DCI_NO_HISTORICO } from '#app/_screens/dci/processos/campos/dci-historico.ts';
import { PagamentoSection } from '#app/_screens/dci/processos/tributos/PagamentoSection.tsx';
import { ConferenciaSection } from '#components/comex/ConferenciaSection.tsx';
import { GravarEConferir } from '#components/form/GravarEConferir.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { useConferenciaDaDci } from '#lib/api/dci/dci.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { PassoDaDci } from '#lib/domain/zfm/passos-da-dci.ts';
import { causasDaDci, FALTA_NA_DCI } from './LacunasDaDci.tsx';
import { PapeisSection } from './PapeisSection.tsx';
import { PassosDaDciSection } from './PassosDaDciSection.tsx';

interface ConferenciaEtapaProps {
  dci: DciLido;
  fechado: boolean;
  /** Whether the person followed a link to the payment. */
  levadoAoPagamento: boolean;
  passando: PassoDaDci | null;
  aoPassar: (passo: PassoDaDci) => void;
}

/** The findings by cause, each with a link to where it is corrected; then the steps, documents, payment and history. */
export function ConferenciaEtapa(props: ConferenciaEtapaProps) {
  const { dci, fechado, levadoAoPagamento, passando, aoPassar } = props;
  return (
    <Stack sx={{ gap: 2 }}>
      <Conferencia dci={dci} fechado={fechado} />
      <PassosDaDciSection dci={dci} passando={passando} aoPassar={aoPassar} />
      <PagamentoSection dci={dci} levado={levadoAoPagamento} />
      <PapeisSection dci={dci} />
      <HistoricoSection
        recurso="Dci"
        registroId={dci.id}
        {...(!fechado && { versao: dci.versao })}
        nomes={DCI_NO_HISTORICO}
        podeDesfazer={conteudoMudou}
      />
    </Stack>
  );
}

function Conferencia({ dci, fechado }: Pick<ConferenciaEtapaProps, 'dci' | 'fechado'>) {
  const consulta = useConferenciaDaDci(dci);
  return (
    <ConferenciaSection
      consulta={consulta}
      falta={FALTA_NA_DCI}
      nada="Nada a corrigir: a DCI pode ser validada."
      causasDe={(achados) => causasDaDci(dci, achados)}
    >
      {!fechado && <GravarEConferir salvos={FORMULARIO_DCI.valoresDe(dci)} />}
    </ConferenciaSection>
  );
}
