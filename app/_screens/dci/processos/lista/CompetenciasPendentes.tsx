import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useCompetenciasPendentes } from '#lib/api/dci/dci.ts';
import type { CompetenciaPendente } from '#lib/contracts/dci/dci.ts';
import { formatarData, formatarMes } from '#lib/format/data.ts';

/** The months still to be registered by each industry that files monthly, the most overdue first, each with a link to it. */
export function CompetenciasPendentes() {
  const { data = [], isLoading } = useCompetenciasPendentes();
  const [todas, setTodas] = useState(false);
  if (isLoading && data.length === 0) return <div {...ACIMA_POR_VIR} />;
  if (data.length === 0) return null;
  const porDia = data.toSorted((competencia, outra) => competencia.dias - outra.dias);
  return (
    <Stack component="ul" aria-label="Competências pendentes" sx={{ m: 0, mb: 2, p: 0, gap: 1, listStyle: 'none' }}>
      {(todas ? porDia : porDia.slice(0, A_VISTA)).map((pendente) => (
        <li key={`${pendente.importador.id} ${pendente.competencia}`}>
          <Pendente pendente={pendente} />
        </li>
      ))}
      {!todas && porDia.length > A_VISTA && (
        <li>
          <Button size="small" color="inherit" onClick={() => setTodas(true)}>
            Mais {porDia.length - A_VISTA} competências pendentes
          </Button>
        </li>
      )}
    </Stack>
  );
}

function Pendente({ pendente }: { pendente: CompetenciaPendente }) {
  const { importador, competencia, dci, venceEm, dias } = pendente;
  return (
    <AvisoComAcao
      severity={dias < 0 ? 'warning' : 'info'}
      acao={
        dci ? (
          <ButtonTo size="small" color="inherit" to="/dci/processos-dci/$id" params={{ id: dci.id }}>
            Abrir {dci.processo}
          </ButtonTo>
        ) : (
          <ButtonTo
            size="small"
            color="inherit"
            to="/dci/novo-processo-dci"
            search={{ importadorId: importador.id, competencia }}
          >
            Começar
          </ButtonTo>
        )
      }
    >
      <strong>{importador.razaoSocial}</strong>: DCI mensal da competência {formatarMes(competencia)}{' '}
      {dci ? 'pendente' : 'não iniciada'}, <strong>{prazo(dias)}</strong> ({formatarData(venceEm)}).
    </AvisoComAcao>
  );
}

function prazo(dias: number): string {
  if (dias < -1) return `atrasada há ${-dias} dias`;
  if (dias === -1) return 'atrasada há 1 dia';
  if (dias === 0) return 'vence hoje';
  return dias === 1 ? 'vence amanhã' : `vence em ${dias} dias`;
}

/** Only the most urgent months: an office with twenty industries opens the rest. */
const A_VISTA = 3;
