import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { type LacunaNaLista, ListaDeLacunas } from '#components/comex/ListaDeLacunas.tsx';
import { lacunasNaLista } from '#components/comex/lacunas-na-lista.tsx';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useConferenciaDoDcr } from '#lib/api/dcr/dcr.ts';
import type { ApontamentoDoDcr, DcrLido, DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { ETAPAS_DCR, type EtapaDoDcr, NOME_ETAPA_DCR } from '#lib/domain/zfm/dcr.ts';
import { lacunasDoDcr } from '#lib/domain/zfm/lacunas-do-dcr.ts';
import { juntarRepetidas } from '#lib/fiscal/dcr/juntar-repetidas.ts';

export const FALTA_NO_DCR = 'O que falta neste DCR-E';

/** What the DCR-E lacks, by cause: all of it on the first step, and on another what that step lacks. The last has it by itself. */
export function LacunasDoDcr({ dcr, etapa, fechado }: { dcr: DcrLido; etapa: EtapaDoDcr; fechado: boolean }) {
  const { data, error } = useConferenciaDoDcr(dcr);
  const causas = useCausasDoDcr(dcr, fechado);
  if (fechado || etapa === 'conferencia' || error) return null;
  if (!data) return <div {...ACIMA_POR_VIR} />;
  const erros = data.apontamentos.filter(({ nivel }) => nivel === 'erro');
  const primeira = etapa === ETAPAS_DCR[0];
  return (
    <ListaDeLacunas
      titulo={primeira ? FALTA_NO_DCR : 'O que falta nesta etapa'}
      lacunas={causas(primeira ? erros : erros.filter((erro) => erro.etapa === etapa))}
    />
  );
}

/** Groups findings by cause, each with its remedy. Repeated lines of one component are merged on the spot. */
export function useCausasDoDcr(
  dcr: DcrLido,
  fechado: boolean,
): (achados: readonly ApontamentoDoDcr[]) => LacunaNaLista[] {
  const juntar = useJuntarRepetidas();
  const podeJuntar = ({ codigo }: ApontamentoDoDcr) => codigo === 'LINHA_REPETIDA' && !fechado;
  return (achados) =>
    lacunasNaLista(lacunasDoDcr(achados), {
      link: (erro) =>
        erro.codigo === 'NCM_NAO_CONFERIDAS' ? (
          <LinkTo underline="always" to="/configuracoes/ncm">
            Importar a tabela oficial
          </LinkTo>
        ) : (
          <>
            <Ir dcr={dcr} a={erro}>
              Ir a {NOME_ETAPA_DCR[erro.etapa]}
            </Ir>
            {podeJuntar(erro) && (
              <>
                {' · '}
                <Juntar aoJuntar={() => juntar(erro)} />
              </>
            )}
          </>
        ),
      remedio: ({ remedio, texto, achados: [primeiro] }) =>
        podeJuntar(primeiro) ? (
          <Juntar aoJuntar={() => juntar(primeiro)} />
        ) : (
          <Ir dcr={dcr} a={primeiro} nome={`${remedio}: ${texto}`}>
            {remedio}
          </Ir>
        ),
    });
}

interface IrProps {
  dcr: DcrLido;
  a: ApontamentoDoDcr;
  /** For a screen reader that goes from link to link. */
  nome?: string;
  children: ReactNode;
}

function Ir({ dcr, a: { etapa, campo }, nome, children }: IrProps) {
  return (
    <LinkTo
      underline="always"
      {...(nome && { 'aria-label': nome })}
      to="/dcr/processos-dcr/$id"
      params={{ id: dcr.id }}
      search={{ etapa, campo: campo ?? undefined }}
    >
      {children}
    </LinkTo>
  );
}

function Juntar({ aoJuntar }: { aoJuntar: () => void }) {
  return (
    <Link component="button" type="button" underline="always" sx={{ verticalAlign: 'baseline' }} onClick={aoJuntar}>
      Juntar as repetidas
    </Link>
  );
}

/** Merges the repeated lines of the grid that a finding is about. */
function useJuntarRepetidas() {
  const { getValues, setValue } = useFormContext<DcrNovo>();
  return ({ campo }: ApontamentoDoDcr) => {
    const grupo = GRUPOS.find((nome) => nome === campo?.split('.')[0]);
    if (!grupo) return;
    setValue(grupo, juntarRepetidas(getValues(grupo) as DcrNovo['subcomponentes']) as never, {
      shouldDirty: true,
      shouldTouch: true,
    });
  };
}

const GRUPOS = ['nacionais', 'subcomponentes', 'importados'] as const;
