import type { ReactNode } from 'react';
import { etapaDoCampo, FORMULARIO_DCI } from '#app/_screens/dci/processos/campos/dci-formulario.ts';
import { type LacunaNaLista, ListaDeLacunas } from '#components/comex/ListaDeLacunas.tsx';
import { lacunasNaLista } from '#components/comex/lacunas-na-lista.tsx';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { useConferenciaDaDci } from '#lib/api/dci/dci.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { type ApontamentoDaDci, ETAPAS_DCI, type EtapaDaDci, NOME_ETAPA_DCI } from '#lib/domain/zfm/dci.ts';
import { lacunasDaDci } from '#lib/domain/zfm/lacunas-da-dci.ts';

export const FALTA_NA_DCI = 'O que falta nesta DCI';

/** What the DCI lacks, by cause: all of it on the first step, and on another what that step lacks. The last has it by itself. */
export function LacunasDaDci({ dci, etapa, fechado }: { dci: DciLido; etapa: EtapaDaDci; fechado: boolean }) {
  const { data, error } = useConferenciaDaDci(dci);
  if (fechado || etapa === 'conferencia' || error) return null;
  if (!data) return <div {...ACIMA_POR_VIR} />;
  const erros = data.apontamentos.filter(({ nivel }) => nivel === 'erro');
  const primeira = etapa === ETAPAS_DCI[0];
  return (
    <ListaDeLacunas
      titulo={primeira ? FALTA_NA_DCI : 'O que falta nesta etapa'}
      lacunas={causasDaDci(dci, primeira ? erros : erros.filter((erro) => etapaDe(erro) === etapa))}
    />
  );
}

/** Groups findings by cause, each with its remedy. */
export function causasDaDci(dci: DciLido, achados: readonly ApontamentoDaDci[]): LacunaNaLista[] {
  return lacunasNaLista(lacunasDaDci(achados), {
    link: (apontamento) => <Correcao dci={dci} apontamento={apontamento} />,
    remedio: ({ remedio, texto, achados: [primeiro] }) => (
      <Ir dci={dci} a={primeiro} nome={`${remedio}: ${texto}`}>
        {remedio}
      </Ir>
    ),
  });
}

/** Links to the field, item, nota or DCR-E that corrects a finding. */
function Correcao({ dci, apontamento }: { dci: DciLido; apontamento: ApontamentoDaDci }) {
  const { nota, produto } = apontamento;
  const etapa = etapaDe(apontamento);
  return (
    <>
      {(etapa !== 'notas' || !nota) && (
        <Ir dci={dci} a={apontamento}>
          Ir a {NOME_ETAPA_DCI[etapa]}
        </Ir>
      )}
      {etapa !== 'notas' && nota && ' · '}
      {nota && (
        <LinkTo
          underline="always"
          to="/dci/processos-dci/$id"
          params={{ id: dci.id }}
          search={{ etapa: 'notas', q: nota.numero }}
        >
          Ir à nota {nota.numero}
        </LinkTo>
      )}
      {produto && (
        <>
          {' · '}
          <LinkTo underline="always" to="/dcr/novo-processo-dcr" search={{ produtoId: produto.id }}>
            Criar DCR-E de {produto.codigo}
          </LinkTo>
        </>
      )}
    </>
  );
}

interface IrProps {
  dci: DciLido;
  a: ApontamentoDaDci;
  /** For a screen reader that goes from link to link. */
  nome?: string;
  children: ReactNode;
}

function Ir({ dci, a, nome, children }: IrProps) {
  return (
    <LinkTo
      underline="always"
      {...(nome && { 'aria-label': nome })}
      to="/dci/processos-dci/$id"
      params={{ id: dci.id }}
      search={{ etapa: etapaDe(a), campo: a.campo ?? undefined }}
    >
      {children}
    </LinkTo>
  );
}

/** The step where a finding is corrected. A form field is in its own step, even if the finding belongs to another step. */
function etapaDe({ campo, etapa }: ApontamentoDaDci): EtapaDaDci {
  const ehCampo = campo !== null && (campo.split('.')[0] ?? '') in FORMULARIO_DCI.campos;
  return ehCampo ? etapaDoCampo(campo) : etapa;
}
