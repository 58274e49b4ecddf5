import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import type { Candidato, Proposta } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { adicoesPorExtenso } from './adicoes-por-extenso.ts';
import { type Dito, deOnde, type PropostasNaGrade } from './propostas-na-grade.ts';

interface OQueNaoSePropoeProps extends Pick<PropostasNaGrade, 'conflitos' | 'opcoes' | 'semProposta'> {
  /** The conflicts with the candidate that was taken for each. */
  aoEscolher: (escolhidos: readonly (readonly [Dito, Candidato])[]) => void;
}

/**
 * Under the sheet: where origins differ and what the Portal Único admits, each with a button that takes its value, and why there is no
 * proposal elsewhere.
 */
export function OQueNaoSePropoe({ conflitos, opcoes, semProposta, aoEscolher }: OQueNaoSePropoeProps) {
  const juntos = mesmasOrigens(conflitos);
  return (
    <Stack sx={{ gap: 1, '&:not(:empty)': { mt: 1 } }}>
      {juntos.slice(0, A_VISTA).map((iguais) => (
        <ConflitoAlert key={iguais.map(({ chave }) => chave).join()} conflitos={iguais} aoEscolher={aoEscolher} />
      ))}
      {juntos.length > A_VISTA && (
        <Alert severity="warning">{`E mais ${formatarInteiro(juntos.length - A_VISTA)} divergências: aparecem à medida que estas se resolvem.`}</Alert>
      )}
      {opcoes.slice(0, A_VISTA).map((dito) => (
        <OpcoesAlert key={dito.chave} dito={dito} aoEscolher={aoEscolher} />
      ))}
      {opcoes.length > A_VISTA && (
        <Alert severity="info">{`E mais ${formatarInteiro(opcoes.length - A_VISTA)} grupos de fundamentos do Portal Único: aparecem à medida que estes se escolhem.`}</Alert>
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

interface OpcoesAlertProps extends Pick<OQueNaoSePropoeProps, 'aoEscolher'> {
  dito: Dito;
}

/** The grounds of a tax that the Portal Único admits. Nobody is taken to have chosen one. */
function OpcoesAlert({ dito, aoEscolher }: OpcoesAlertProps) {
  const { opcoes } = dito.proposta;
  const aVista = opcoes.slice(0, OPCOES_A_VISTA);
  return (
    <AvisoComAcao
      severity="info"
      acao={aVista.map((opcao, lugar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two grounds may have one code, and the list is never reordered.
        <Button key={lugar} color="inherit" size="small" onClick={() => aoEscolher([[dito, opcao]])}>
          {`Usar ${opcao.escrito}`}
        </Button>
      ))}
    >
      {`${ditos([dito])}: o Portal Único admite, e só uma pessoa escolhe.`}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {aVista.map((opcao, lugar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={lugar}>{`${opcao.escrito}: ${deOnde(opcao)}`}</li>
        ))}
        {opcoes.length > OPCOES_A_VISTA && (
          <li>{`e mais ${formatarInteiro(opcoes.length - OPCOES_A_VISTA)}, que a página Portal Único mostra.`}</li>
        )}
      </Box>
    </AvisoComAcao>
  );
}

/** The Portal may admit dozens of agreements. */
const OPCOES_A_VISTA = 6;

/** Conflicts of the same adições between the same values of the same origins. */
function mesmasOrigens(conflitos: readonly Dito[]): Dito[][] {
  const chaveDe = ({ proposta, ids }: Dito) =>
    [proposta.qual, ids, ...proposta.candidatos.map((candidato) => `${candidato.escrito} ${deOnde(candidato)}`)].join(
      '\n',
    );
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
