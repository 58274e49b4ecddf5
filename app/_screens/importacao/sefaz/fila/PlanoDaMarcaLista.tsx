import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { PlanoDaMarca } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { NOME_MARCA_DAI, type TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { NOME_SITUACAO_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { quantasDeclaracoes } from './proprio-da-dai.ts';

interface PlanoDaMarcaListaProps {
  plano: readonly PlanoDaMarca[];
  tipo: TipoDeMarca;
  /** Whether the person also takes back those that stand further on. */
  voltar: boolean;
  aoVoltar: (voltar: boolean) => void;
  /** Whether the person also takes those of which no DAI is asked for. */
  incluir: boolean;
  aoIncluir: (incluir: boolean) => void;
}

/** What a mark would do to each DAI, line by line, before anything is written. */
export function PlanoDaMarcaLista({ plano, tipo, voltar, aoVoltar, incluir, aoIncluir }: PlanoDaMarcaListaProps) {
  const voltam = plano.filter(({ volta, recusa }) => volta && recusa === null);
  const naoPedidas = plano.filter(({ naoPedida, recusa }) => naoPedida !== null && recusa === null);
  const escolhas = { voltar, incluir };
  const mudam = plano.filter((declaracao) => muda(declaracao, escolhas));
  return (
    <>
      <Typography>
        {quantasDeclaracoes(mudam.length)} de {plano.length} {mudam.length === 1 ? 'muda' : 'mudam'}.
      </Typography>
      {voltam.length > 0 && (
        <Alert severity="warning">
          {quantasDeclaracoes(voltam.length)} já {voltam.length === 1 ? 'passou' : 'passaram'} de “
          {NOME_MARCA_DAI.EM_ELABORACAO}” e {voltam.length === 1 ? 'fica' : 'ficam'} de fora.
          <FormControlLabel
            label={`Voltar também ${voltam.length === 1 ? 'essa' : 'essas'} a “${NOME_MARCA_DAI.EM_ELABORACAO}”`}
            control={<Checkbox checked={voltar} onChange={(_, marcado) => aoVoltar(marcado)} />}
          />
        </Alert>
      )}
      {naoPedidas.length > 0 && (
        <Alert severity="warning">
          De {quantasDeclaracoes(naoPedidas.length)} a DAI não é pedida, e {naoPedidas.length === 1 ? 'fica' : 'ficam'}{' '}
          de fora. Depois de começada, ela é cobrada.
          <FormControlLabel
            label={`Incluir também ${naoPedidas.length === 1 ? 'essa' : 'essas'}`}
            control={<Checkbox checked={incluir} onChange={(_, marcado) => aoIncluir(marcado)} />}
          />
        </Alert>
      )}
      <Box component="ul" aria-label="O que muda em cada uma" sx={{ m: 0, pl: 2.5, maxHeight: 320, overflow: 'auto' }}>
        {plano.map((declaracao) => (
          <li key={declaracao.id}>
            <strong>{declaracao.nome ?? declaracao.id}</strong>:{' '}
            {situacaoPorExtenso({ de: declaracao.de, tipo, fica: !muda(declaracao, escolhas) })}
            {declaracao.recusa !== null && ` ${declaracao.recusa}`}
            {declaracao.naoPedida !== null && ` ${declaracao.naoPedida}`}
            {declaracao.linhas.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {declaracao.linhas.map((linha) => (
                  <Typography component="li" variant="caption" key={linha}>
                    {linha}
                  </Typography>
                ))}
              </Box>
            )}
          </li>
        ))}
      </Box>
    </>
  );
}

/** Whether the mark is given: it is not refused, and the person takes what stands further on or is not asked for. */
export function muda(
  { recusa, volta, naoPedida }: PlanoDaMarca,
  { voltar, incluir }: { voltar: boolean; incluir: boolean },
): boolean {
  return recusa === null && (voltar || !volta) && (incluir || naoPedida === null);
}

function situacaoPorExtenso({ de, tipo, fica }: { de: PlanoDaMarca['de']; tipo: TipoDeMarca; fica: boolean }): string {
  return fica ? `fica “${NOME_SITUACAO_DAI[de]}”.` : `de “${NOME_SITUACAO_DAI[de]}” a “${NOME_MARCA_DAI[tipo]}”.`;
}
