import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { useFocoDeVolta } from '#components/ui/dialogs/use-foco-de-volta.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { Timeline, TimelineStep } from '#components/ui/page/Timeline.tsx';
import { type ApiError, refusedStepSentence } from '#lib/api/platform/api-error.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';

interface PassoDado {
  id: string;
  passo: string;
  data: string;
  numero: string | null;
  motivo: string | null;
  arquivoId: string | null;
  em: string;
  usuario: { nome: string };
  desfeito: { em: string; usuario: string } | null;
}

interface PassoPossivel<Passo extends string> {
  passo: Passo;
  nome: string;
  /** The step removes something. */
  grave?: boolean;
  desabilitado?: boolean;
}

interface PassosSectionProps<Passo extends string, Dado extends PassoDado> {
  /** Name of the list for screen readers: `Passos do DCR-E`. */
  legenda: string;
  /** Says what comes next. */
  nota: string | undefined;
  /** Shown before the first step. */
  vazia: string;
  passos: readonly Dado[];
  nomeDe: (passo: Dado) => string;
  /** Extra note of a step, such as its canal. */
  notaDe?: (passo: Dado) => string | null;
  /** Link to another record that the step refers to. */
  linkDe: (passo: Dado) => ReactNode;
  /** Steps that are possible now, the usual step first. */
  possiveis: readonly PassoPossivel<Passo>[];
  /** Steps that the system takes as a consequence of something else. They cannot be undone by themselves. */
  automaticos: readonly string[];
  passando: Passo | null;
  aoPassar: (passo: Passo) => void;
  desfazer: () => Promise<unknown>;
  aoVerArquivo: () => void;
  /** Explains why a step is not possible. */
  children?: ReactNode;
}

/** Steps of a filed document: those taken, those possible now, and a button to undo the last step. */
export function PassosSection<Passo extends string, Dado extends PassoDado>(props: PassosSectionProps<Passo, Dado>) {
  const { legenda, nota, vazia, passos, nomeDe, possiveis, automaticos, passando, aoPassar, desfazer } = props;
  const { enqueueSnackbar } = useSnackbar();
  const [desfazendo, setDesfazendo] = useState(false);
  const lugarDosPassos = useFocoDeVolta<HTMLDivElement>(passando !== null || desfazendo);
  const dados = passos.filter(({ desfeito }) => desfeito === null);
  const ultimo = dados.findLast(({ passo }) => !automaticos.includes(passo));
  const tentarDesfazer = async () => {
    setDesfazendo(true);
    try {
      await desfazer();
      enqueueSnackbar('Passo desfeito.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar(refusedStepSentence(erro as ApiError), { variant: 'error' });
    } finally {
      setDesfazendo(false);
    }
  };
  return (
    <Section titulo="Andamento" nota={nota}>
      {dados.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{vazia}</Typography>
      ) : (
        <Timeline legenda={legenda}>
          {dados.map((passo) => (
            <UmPasso key={passo.id} {...props} passo={passo} atual={passo === dados.at(-1)} />
          ))}
        </Timeline>
      )}
      <Stack ref={lugarDosPassos} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {possiveis.map(({ passo, nome, grave = false, desabilitado = false }, i) => (
          <Button
            key={passo}
            size="small"
            variant={i === 0 && !grave ? 'contained' : 'outlined'}
            color={grave ? 'error' : 'primary'}
            disabled={desabilitado}
            loading={passando === passo}
            onClick={() => aoPassar(passo)}
          >
            {nome}
          </Button>
        ))}
        {ultimo && (
          <Button size="small" color="inherit" loading={desfazendo} onClick={tentarDesfazer}>
            Desfazer: {nomeDe(ultimo)}
          </Button>
        )}
      </Stack>
      {props.children}
      <Desfeitos passos={passos.filter(({ desfeito }) => desfeito !== null)} nomeDe={nomeDe} />
    </Section>
  );
}

function UmPasso<Passo extends string, Dado extends PassoDado>(
  props: PassosSectionProps<Passo, Dado> & { passo: Dado; atual: boolean },
) {
  const { passo, atual, nomeDe, notaDe, linkDe, aoVerArquivo } = props;
  const { data, numero, motivo, arquivoId, usuario, em } = passo;
  return (
    <TimelineStep
      titulo={nomeDe(passo)}
      data={data}
      notas={[numero && `nº ${numero}`, notaDe?.(passo) ?? null, motivo]}
      autor={`por ${usuario.nome} em ${formatarInstante(em)}`}
      atual={atual}
    >
      {linkDe(passo)}
      {arquivoId && (
        <Link component="button" type="button" variant="caption" sx={{ textAlign: 'left' }} onClick={aoVerArquivo}>
          Ver o arquivo
        </Link>
      )}
    </TimelineStep>
  );
}

function Desfeitos<Dado extends PassoDado>({ passos, nomeDe }: { passos: Dado[]; nomeDe: (passo: Dado) => string }) {
  const [aVista, setAVista] = useState(false);
  if (passos.length === 0) return null;
  return (
    <>
      <div>
        <Button size="small" color="inherit" aria-expanded={aVista} onClick={() => setAVista(!aVista)}>
          {passos.length === 1 ? '1 passo desfeito' : `${passos.length} passos desfeitos`}
        </Button>
      </div>
      {aVista && (
        <Stack component="ul" aria-label="Passos desfeitos" sx={{ m: 0, pl: 2.5 }}>
          {passos.map((passo) => (
            <Typography component="li" variant="body2" key={passo.id} sx={{ color: 'text.secondary' }}>
              {nomeDe(passo)} de {formatarData(passo.data)}, desfeito por {passo.desfeito?.usuario} em{' '}
              {formatarInstante(passo.desfeito?.em)}
            </Typography>
          ))}
        </Stack>
      )}
    </>
  );
}
