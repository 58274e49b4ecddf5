import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { Section } from '#components/ui/page/Section.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { useAcompanharNoPortal, useProcessoNoPortal } from '#lib/portal/api/portal-unico.ts';
import type { AcompanhamentoNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { nadaMaisMuda } from '#lib/portal/domain/horas-do-portal.ts';
import { AVISO_DO_AMBIENTE } from '#lib/portal/domain/portal-unico.ts';
import { ComecarAAcompanhar } from './ComecarAAcompanhar.tsx';
import { VistoNoPortal } from './VistoNoPortal.tsx';

/** What the Portal Único says of the DUIMP of a processo: when Cais looked, what it saw, and when it looks again. */
export function NoPortalSection({ processo }: { processo: ProcessoInteiro }) {
  const { data } = useProcessoNoPortal(processo.numeroDuimp ? processo.id : null);
  if (!processo.numeroDuimp || !data) return null;
  const { acompanhamento } = data;
  if (!acompanhamento?.ligado && !acompanhamento?.visto) {
    return (
      <Section titulo="Portal Único" nota="não acompanhado">
        {acompanhamento?.frase && <Alert severity="info">{acompanhamento.frase}</Alert>}
        <ComecarAAcompanhar processoId={processo.id} />
      </Section>
    );
  }
  return <Acompanhado acompanhamento={acompanhamento} />;
}

function Acompanhado({ acompanhamento }: { acompanhamento: AcompanhamentoNoPortal }) {
  const { processoId, ambiente, titular, ligado, frase, visto, aConferir } = acompanhamento;
  const { olhar, parar } = useAcompanharNoPortal(processoId);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  return (
    <Section
      titulo="Portal Único"
      nota={`${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}, pela credencial de ${titular}`}
      acoes={
        ligado && (
          <>
            <Button size="small" variant="outlined" color="inherit" loading={ocupado} onClick={() => void fazer(olhar)}>
              Olhar agora
            </Button>
            <Button size="small" color="inherit" disabled={ocupado} onClick={() => void fazer(parar)}>
              Parar de acompanhar
            </Button>
          </>
        )
      }
    >
      {falha && <Alert severity="info">{falha}</Alert>}
      {frase && <Alert severity="info">{frase}</Alert>}
      {aConferir.map((aviso) => (
        <Alert key={aviso} severity="warning">
          {aviso}
        </Alert>
      ))}
      {visto && <VistoNoPortal visto={visto} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {quando(acompanhamento)}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {AVISO_DO_AMBIENTE[ambiente]}
      </Typography>
      {!ligado && <ComecarAAcompanhar processoId={processoId} />}
    </Section>
  );
}

function quando({ ligado, olhadoEm, proximaEm, podeOlharEm, visto, frase }: AcompanhamentoNoPortal): string {
  const olhado = olhadoEm ? `Olhado em ${formatarInstante(olhadoEm)}.` : 'Ainda não olhado.';
  if (!ligado || !proximaEm) return `${olhado} ${visto && nadaMaisMuda(visto) && !frase ? DESCANSA : PAROU}`;
  const livre = podeOlharEm ? ` Você pode pedir outro olhar desde ${formatarInstante(podeOlharEm)}.` : '';
  return `${olhado} ${olhadoEm ? 'Olha de novo' : 'Olha'} em ${formatarInstante(proximaEm)}.${livre}`;
}

const PAROU = 'O acompanhamento parou.';
const DESCANSA = 'Nada mais deve mudar nesta DUIMP: o Cais só olha de novo se o Portal Único avisar.';
