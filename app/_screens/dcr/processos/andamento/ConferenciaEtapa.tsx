import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { FORMULARIO_DCR } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { conteudoMudou, DCR_NO_HISTORICO } from '#app/_screens/dcr/processos/campos/dcr-historico.ts';
import { ConferenciaSection } from '#components/comex/ConferenciaSection.tsx';
import { GravarEConferir } from '#components/form/GravarEConferir.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { useConferenciaDoDcr } from '#lib/api/dcr.ts';
import type { ApontamentoDoDcr, DcrLido, DcrNovo } from '#lib/contracts/dcr.ts';
import { NOME_ETAPA_DCR } from '#lib/domain/zfm/dcr.ts';
import type { PassoDoDcr } from '#lib/domain/zfm/passos-do-dcr.ts';
import { juntarRepetidas } from '#lib/fiscal/dcr/juntar-repetidas.ts';
import { PassosDoDcrSection } from './PassosDoDcrSection.tsx';

interface ConferenciaEtapaProps {
  dcr: DcrLido;
  fechado: boolean;
  passando: PassoDoDcr | null;
  aoPassar: (passo: PassoDoDcr) => void;
}

/** The findings, each with a link to the field that corrects it; then the steps and the history. */
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
  return (
    <ConferenciaSection
      consulta={consulta}
      nada="Nada a corrigir: o DCR-E pode ser validado."
      link={(um) => <Correcao dcr={dcr} apontamento={um} fechado={fechado} />}
    >
      {!fechado && <GravarEConferir salvos={FORMULARIO_DCR.valoresDe(dcr)} />}
    </ConferenciaSection>
  );
}

interface CorrecaoProps {
  dcr: DcrLido;
  apontamento: ApontamentoDoDcr;
  fechado: boolean;
}

/** Links to the field that corrects a finding. Repeated lines of one component are merged right here. */
function Correcao({ dcr, apontamento: { codigo, campo, etapa }, fechado }: CorrecaoProps) {
  const { getValues, setValue } = useFormContext<DcrNovo>();
  const [lista] = campo?.split('.') ?? [];
  const grupo = GRUPOS.find((um) => um === lista);
  const juntar = () =>
    grupo &&
    setValue(grupo, juntarRepetidas(getValues(grupo) as DcrNovo['subcomponentes']) as never, {
      shouldDirty: true,
      shouldTouch: true,
    });
  return (
    <>
      <LinkTo
        underline="always"
        to="/dcr/processos-dcr/$id"
        params={{ id: dcr.id }}
        search={{ etapa, campo: campo ?? undefined }}
      >
        Ir a {NOME_ETAPA_DCR[etapa]}
      </LinkTo>
      {codigo === 'LINHA_REPETIDA' && !fechado && (
        <>
          {' · '}
          <Link component="button" type="button" underline="always" sx={{ verticalAlign: 'baseline' }} onClick={juntar}>
            Juntar as repetidas
          </Link>
        </>
      )}
    </>
  );
}

const GRUPOS = ['nacionais', 'subcomponentes', 'importados'] as const;
