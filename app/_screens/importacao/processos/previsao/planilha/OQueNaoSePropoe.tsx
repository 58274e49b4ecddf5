import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AvisoComAcao } from '#components/ui/AvisoComAcao.tsx';
import type { Candidato, Proposta } from '#lib/fiscal/importacao/propor-tributos.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { adicoesPorExtenso } from './adicoes-por-extenso.ts';
import { type Dito, notaDe, type PropostasNaGrade } from './propostas-na-grade.ts';

interface OQueNaoSePropoeProps extends Pick<PropostasNaGrade, 'conflitos' | 'semProposta'> {
  aoEscolher: (conflito: Dito, candidato: Candidato) => void;
}

/** Under the sheet: where origins differ, each with a button that takes its value, and why there is no proposal elsewhere. */
export function OQueNaoSePropoe({ conflitos, semProposta, aoEscolher }: OQueNaoSePropoeProps) {
  return (
    <Stack sx={{ gap: 1, '&:not(:empty)': { mt: 1 } }}>
      {conflitos.slice(0, A_VISTA).map((conflito) => (
        <AvisoComAcao
          key={conflito.chave}
          severity="warning"
          acao={conflito.proposta.candidatos.map((candidato) => (
            <Button
              key={candidato.escrito}
              color="inherit"
              size="small"
              onClick={() => aoEscolher(conflito, candidato)}
            >
              {`Usar ${candidato.escrito}`}
            </Button>
          ))}
        >
          {`${maiuscula(oQue(conflito.proposta))}, ${quais(conflito.ids)}: as origens divergem, e nada se propõe.`}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {conflito.proposta.candidatos.map((candidato) => (
              <li key={candidato.escrito}>
                {`${candidato.escrito}: ${notaDe(candidato).replace(/^Como proposto: /, '')}`}
              </li>
            ))}
          </Box>
        </AvisoComAcao>
      ))}
      {conflitos.length > A_VISTA && (
        <Alert severity="warning">{`E mais ${formatarInteiro(conflitos.length - A_VISTA)} divergências: aparecem à medida que estas se resolvem.`}</Alert>
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

const A_VISTA = 8;

/** Rates and regimes that lack a proposal for the same reason, in one sentence. */
function porMotivo(semProposta: readonly Dito[]): [motivo: string, de: string][] {
  const grupos = Map.groupBy(semProposta, ({ proposta, ids }) => `${proposta.porque}\n${ids}`);
  return [...grupos.values()].map((iguais) => [
    iguais[0]?.proposta.porque ?? '',
    `${maiuscula(iguais.map(({ proposta }) => oQue(proposta)).join(', '))}, ${quais(iguais[0]?.ids ?? [])}`,
  ]);
}

const SIGLA = { ii: 'do II', ipi: 'do IPI', pis: 'do PIS', cofins: 'da COFINS' } as const;
const oQue = ({ tributo, qual }: Proposta) => `${qual === 'regime' ? 'regime' : 'alíquota'} ${SIGLA[tributo]}`;
const maiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

function quais(ids: readonly string[]): string {
  const ditas = adicoesPorExtenso(ids);
  if (ditas.endsWith('adições')) return ditas;
  return `${ids.length === 1 ? 'adição' : 'adições'} ${ditas}`;
}
