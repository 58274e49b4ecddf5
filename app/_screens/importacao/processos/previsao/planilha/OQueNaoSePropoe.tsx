import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AvisoComAcao } from '#components/ui/AvisoComAcao.tsx';
import type { Candidato, Proposta } from '#lib/fiscal/importacao/propor-tributos.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { adicoesPorExtenso } from './adicoes-por-extenso.ts';
import { type Dito, deOnde, type PropostasNaGrade } from './propostas-na-grade.ts';

interface OQueNaoSePropoeProps extends Pick<PropostasNaGrade, 'conflitos' | 'semProposta'> {
  /** The conflicts with the candidate that was taken for each. */
  aoEscolher: (escolhidos: readonly (readonly [Dito, Candidato])[]) => void;
}

/** Under the sheet: where origins differ, each with a button that takes its value, and why there is no proposal elsewhere. */
export function OQueNaoSePropoe({ conflitos, semProposta, aoEscolher }: OQueNaoSePropoeProps) {
  const juntos = mesmasOrigens(conflitos);
  return (
    <Stack sx={{ gap: 1, '&:not(:empty)': { mt: 1 } }}>
      {juntos.slice(0, A_VISTA).map((iguais) => (
        <ConflitoAlert key={iguais.map(({ chave }) => chave).join()} conflitos={iguais} aoEscolher={aoEscolher} />
      ))}
      {juntos.length > A_VISTA && (
        <Alert severity="warning">{`E mais ${formatarInteiro(juntos.length - A_VISTA)} divergências: aparecem à medida que estas se resolvem.`}</Alert>
      )}
      {semProposta.length > 0 && (
        <Alert severity="info">
          <Box component="ul" aria-label="Sem proposta" sx={{ m: 0, pl: 2.5 }}>
            {porMotivo(semProposta).map(([motivo, de]) => (
              <li key={motivo}>{`${de}: —. ${motivo}`}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Stack>
  );
}

interface ConflitoAlertProps extends Pick<OQueNaoSePropoeProps, 'aoEscolher'> {
  conflitos: readonly Dito[];
}

/** Taxes over which the same origins differ in the same way, settled by one press. */
function ConflitoAlert({ conflitos, aoEscolher }: ConflitoAlertProps) {
  const [primeiro] = conflitos;
  if (!primeiro) return null;
  const escolher = (lugar: number) =>
    aoEscolher(
      conflitos.flatMap((conflito) => {
        const candidato = conflito.proposta.candidatos[lugar];
        return candidato ? [[conflito, candidato] as const] : [];
      }),
    );
  const { candidatos } = primeiro.proposta;
  return (
    <AvisoComAcao
      severity="warning"
      acao={candidatos.map(({ escrito }, lugar) => (
        <Button key={escrito} color="inherit" size="small" onClick={() => escolher(lugar)}>
          {`Usar ${escrito}`}
        </Button>
      ))}
    >
      {`${ditos(conflitos)}: as origens divergem, e nada se propõe.`}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {candidatos.map((candidato) => (
          <li key={candidato.escrito}>{`${candidato.escrito}: ${deOnde(candidato)}`}</li>
        ))}
      </Box>
    </AvisoComAcao>
  );
}

/** Conflicts of the same adições between the same values of the same origins. */
function mesmasOrigens(conflitos: readonly Dito[]): Dito[][] {
  const chaveDe = ({ proposta, ids }: Dito) =>
    [proposta.qual, ids, ...proposta.candidatos.map((um) => `${um.escrito} ${deOnde(um)}`)].join('\n');
  return [...Map.groupBy(conflitos, chaveDe).values()];
}

const A_VISTA = 8;

/** Rates and regimes that lack a proposal for the same reason, in one sentence. */
function porMotivo(semProposta: readonly Dito[]): [motivo: string, de: string][] {
  const grupos = Map.groupBy(semProposta, ({ proposta, ids }) => `${proposta.porque}\n${ids}`);
  return [...grupos.values()].map((iguais) => [iguais[0]?.proposta.porque ?? '', ditos(iguais)]);
}

/** `Regime do II, regime do IPI, adições 001 e 004`. */
function ditos(iguais: readonly Dito[]): string {
  return `${maiuscula(iguais.map(({ proposta }) => oQue(proposta)).join(', '))}, ${quais(iguais[0]?.ids ?? [])}`;
}

const SIGLA = { ii: 'do II', ipi: 'do IPI', pis: 'do PIS', cofins: 'da COFINS' } as const;
const oQue = ({ tributo, qual }: Proposta) => `${qual === 'regime' ? 'regime' : 'alíquota'} ${SIGLA[tributo]}`;
const maiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

function quais(ids: readonly string[]): string {
  const ditas = adicoesPorExtenso(ids);
  if (ditas.endsWith('adições')) return ditas;
  return `${ids.length === 1 ? 'adição' : 'adições'} ${ditas}`;
}
