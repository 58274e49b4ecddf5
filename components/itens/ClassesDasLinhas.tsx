import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { classesDasLinhas, type PropostaAsLinhas } from './classes-das-linhas.ts';
import type { LinhaDeItens } from './linha-de-itens.ts';

interface ClassesDasLinhasProps {
  /** The importer of the goods; null while none is chosen. */
  importadorId: string | null;
  linhas: readonly LinhaDeItens[];
  mudar: (linhas: readonly LinhaDeItens[]) => void;
}

/**
 * Under a grid of goods: the cClassTrib proposed to the rows that have none, each with its reason and a button that takes it, and
 * what is wrong with the others. Nothing is filled in by itself.
 */
export function ClassesDasLinhas({ importadorId, linhas, mudar }: ClassesDasLinhasProps) {
  const { data: importador } = useImportador(importadorId);
  const { propostas, semClasse, apontamentos } = classesDasLinhas(linhas, importador ?? null, hojeEmManaus());
  const usar = ({ ids, cClassTrib }: PropostaAsLinhas) =>
    mudar(linhas.map((linha) => (ids.has(linha.id) ? { ...linha, cClassTrib } : linha)));
  return (
    <Stack sx={{ gap: 1, '&:not(:empty)': { mt: 1 } }}>
      {propostas.map((proposta) => (
        <AvisoComAcao
          key={`${proposta.cClassTrib} ${proposta.porque}`}
          severity="info"
          acao={
            <Button color="inherit" size="small" onClick={() => usar(proposta)}>
              {`Usar ${proposta.cClassTrib}`}
            </Button>
          }
        >
          <TextoComLeis
            texto={`cClassTrib proposto para ${quais(proposta.lugares)}: ${proposta.cClassTrib}, ${proposta.porque} ${proposta.supoe}`}
          />
        </AvisoComAcao>
      ))}
      {importador?.perfilTributario === null && semClasse > 0 && (
        <Alert severity="info">
          {`${sem(semClasse)} cClassTrib. Nada se propõe: falta o perfil tributário do importador. `}
          <LinkTo to="/configuracoes/associados/$id" params={{ id: importador.id }}>
            Informar o perfil tributário
          </LinkTo>
        </Alert>
      )}
      {apontamentos.length > 0 && (
        <Alert severity="warning">
          <Box component="ul" aria-label="cClassTrib a conferir" sx={{ m: 0, pl: 2.5 }}>
            {apontamentos.slice(0, A_VISTA).map(({ lugar, mensagem }) => (
              <li key={`${lugar} ${mensagem}`}>{`Item ${lugar}: ${mensagem}`}</li>
            ))}
            {apontamentos.length > A_VISTA && <li>{`E mais ${formatarInteiro(apontamentos.length - A_VISTA)}.`}</li>}
          </Box>
        </Alert>
      )}
    </Stack>
  );
}

function sem(quantos: number): string {
  return quantos === 1 ? 'Um item está sem' : `${formatarInteiro(quantos)} itens estão sem`;
}

function quais(lugares: readonly number[]): string {
  if (lugares.length === 1) return `o item ${lugares[0]}`;
  if (lugares.length > MAXIMO_DITO) return `${formatarInteiro(lugares.length)} itens`;
  return `os itens ${lugares.slice(0, -1).join(', ')} e ${lugares.at(-1)}`;
}

/** Most places one sentence names. */
const MAXIMO_DITO = 8;
/** Most findings shown at once; the next appear as these are corrected. */
const A_VISTA = 20;
