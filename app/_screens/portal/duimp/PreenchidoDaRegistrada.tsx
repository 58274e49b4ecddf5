import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Causas } from '#components/comex/ListaDeLacunas.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import { useAtosDaDuimp } from '#lib/portal/api/duimp-do-processo.ts';
import type { RetificacaoLida } from '#lib/portal/contracts/retificacao-no-portal.ts';
import { LugarDaDuimp } from './LugarDaDuimp.tsx';

type Aberta = NonNullable<RetificacaoLida['aberta']>;

interface PreenchidoDaRegistradaProps {
  processoId: string;
  aberta: Aberta;
  /** Something below was typed and not saved: filling would take its place. */
  digitado: boolean;
}

/** What the registered version filled in, what it could not, and the act that fills it. Nothing where there is neither. */
export function PreenchidoDaRegistrada({ processoId, aberta, digitado }: PreenchidoDaRegistradaProps) {
  const { preenchimento, aPreencher, situacao, versaoBase } = aberta;
  const { preencher } = useAtosDaDuimp(processoId);
  const { ocupado, falha, fazer } = useAtoEmCurso();
  if (!preenchimento && !aPreencher) return null;
  const lacunas = preenchimento?.lacunas ?? [];
  const parada = situacao !== 'NA_FILA';
  return (
    <Section
      titulo="Preenchido com a versão registrada"
      acoes={
        aPreencher &&
        parada && (
          <Button
            size="small"
            variant={preenchimento ? 'outlined' : 'contained'}
            color={preenchimento ? 'inherit' : 'primary'}
            loading={ocupado}
            disabled={digitado}
            onClick={() => void fazer(preencher)}
          >
            {preenchimento ? 'Preencher de novo' : VERBO[aPreencher]}
          </Button>
        )
      }
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <Typography variant="body2">{fraseDe(aberta)}</Typography>
      {aPreencher && digitado && (
        <Alert severity="info">
          Grave antes os dados da DUIMP que você digitou abaixo: preencher os leria de novo.
        </Alert>
      )}
      {lacunas.length > 0 && (
        <Causas
          nome={`O que a versão ${versaoBase} não preencheu`}
          lacunas={lacunas.map(({ chave, texto, lugar }) => ({
            chave,
            texto,
            remedio: <LugarDaDuimp processoId={processoId} lugar={lugar} de={texto} />,
          }))}
        />
      )}
    </Section>
  );
}

function fraseDe({ preenchimento, aPreencher, versaoBase }: Aberta): string {
  if (!preenchimento) {
    return aPreencher === 'PREVISTO'
      ? `Este processo não tem itens previstos: a versão ${versaoBase} registrada os diz.`
      : `Os dados que só a DUIMP pede estão em branco: a versão ${versaoBase} registrada os diz. Os itens previstos não mudam.`;
  }
  const { em, versaoRegistrada, previsto, lacunas } = preenchimento;
  const quando = `com a versão ${versaoRegistrada} em ${formatarInstante(em)}`;
  if (!previsto && lacunas.some(({ nivel }) => nivel === 'IMPEDE')) {
    return `O previsto não pôde ser preenchido ${quando}: um previsto sem um dos itens o tiraria da DUIMP.`;
  }
  const oQue = previsto ? 'O previsto e os dados da DUIMP foram preenchidos' : 'Os dados da DUIMP foram preenchidos';
  const resto =
    lacunas.length > 0
      ? 'Remedeie o que falta e preencha de novo: o que alguém digitou fica.'
      : 'Mude só o que está errado.';
  return `${oQue} ${quando}. ${resto}`;
}

const VERBO = {
  PREVISTO: 'Preencher o previsto com a versão registrada',
  COMPLEMENTO: 'Preencher os dados com a versão registrada',
} as const;
