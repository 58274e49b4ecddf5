import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { TRATAMENTOS_ICMS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import type { OpcaoDaMatriz } from './escolhas-da-dai.ts';

interface EscolhaDaMatrizProps {
  id: string;
  /** `Linha da matriz da adição 001`. */
  rotulo: string;
  valor: OpcaoDaMatriz | null;
  /** The rows in force on the day of the DI. */
  opcoes: readonly OpcaoDaMatriz[];
  erro: string | undefined;
  /** Whether a finding leads here, so that the field takes the focus. */
  focada: boolean;
  aoEscolher: (opcao: OpcaoDaMatriz | null) => void;
}

/** Chooses the matriz row of an adição, searched by NCM, codes, decree or treatment. */
export function EscolhaDaMatriz(props: EscolhaDaMatrizProps) {
  const { id, rotulo, valor, opcoes, erro, focada, aoEscolher } = props;
  const entrada = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focada) return;
    entrada.current?.focus({ preventScroll: true });
    entrada.current?.scrollIntoView({ block: 'center' });
  }, [focada]);
  return (
    <Autocomplete<OpcaoDaMatriz>
      id={id}
      size="small"
      options={opcoes as OpcaoDaMatriz[]}
      value={valor}
      onChange={(_, opcao) => aoEscolher(opcao)}
      filterOptions={filtrar}
      // Typing and Enter is enough, without an arrow key: a DAI may have fifty rows to choose.
      autoHighlight
      getOptionLabel={nomeNaMatriz}
      getOptionKey={(opcao) => opcao.id}
      isOptionEqualToValue={(linhaDaMatriz, outra) => linhaDaMatriz.id === outra.id}
      noOptionsText="Nenhuma linha em vigor na data da DI"
      renderOption={({ key: _, ...linha }, opcao) => (
        <li key={opcao.id} {...linha}>
          <Stack>
            <span>{nomeNaMatriz(opcao)}</span>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {tributacaoPorExtenso(opcao)} · {opcao.decreto}
            </Typography>
          </Stack>
        </li>
      )}
      slotProps={{ popper: { sx: { minWidth: 320 } } }}
      renderInput={({ slotProps, ...campo }) => (
        <TextField
          {...campo}
          inputRef={entrada}
          error={Boolean(erro)}
          helperText={erro}
          placeholder="Escolher"
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': rotulo } }}
        />
      )}
      sx={{ minWidth: 250 }}
    />
  );
}

/** `F100 · Diferido`. */
export function tributacaoPorExtenso({
  codigoTributacao,
  tratamento,
}: Pick<OpcaoDaMatriz, 'codigoTributacao' | 'tratamento'>): string {
  return `${codigoTributacao} · ${tratamento ? TRATAMENTOS_ICMS[tratamento] : 'sem tratamento informado'}`;
}

/** Searches the visible text, and also the NCM without punctuation. */
const filtrar = createFilterOptions<OpcaoDaMatriz>({
  ignoreAccents: true,
  stringify: (opcao) => [nomeNaMatriz(opcao), opcao.ncm, tributacaoPorExtenso(opcao), opcao.decreto].join(' '),
});
