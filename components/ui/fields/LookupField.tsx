import Search from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useRef, useState } from 'react';
import { useCortado } from '#components/ui/page/use-cortado.ts';

interface OpcaoDeBusca {
  chave: string;
  rotulo: string;
}

interface LookupFieldProps<Opcao extends OpcaoDeBusca> {
  id?: string;
  rotulo: string;
  valor: Opcao | null;
  aoEscolher: (opcao: Opcao | null) => void;
  aoSair?: () => void;
  /** Results for the text last passed to `procurar`. */
  opcoes: readonly Opcao[];
  /** Offered before anything is typed: the last choices. */
  recentes?: readonly Opcao[];
  /** Shown under the field when the search finds nothing: how to make the missing record. */
  seNadaAchado?: ((digitado: string) => ReactNode) | undefined;
  carregando: boolean;
  /** The text that `opcoes` answer. */
  procurado?: string;
  /** Why the search failed; shown under the field. */
  falha: string | null;
  procurar: (texto: string) => void;
  /** Maximum number of results in an answer. The field says when an answer is full. */
  maximo?: number;
  /** Error of the form for this field. */
  erro?: string;
  ajuda?: string;
  obrigatorio?: boolean;
  desabilitado?: boolean;
  /** Takes the focus on mount. */
  focado?: boolean;
}

/**
 * Field that chooses a record by part of its text. The server filters the options, not this field. Text without a choice stays and
 * the field reports it. A choice longer than the field is shown in full under it.
 */
export function LookupField<Opcao extends OpcaoDeBusca>(props: LookupFieldProps<Opcao>) {
  const {
    id,
    rotulo,
    valor,
    aoEscolher,
    aoSair,
    opcoes,
    carregando,
    falha,
    procurar,
    recentes = [],
    maximo,
    obrigatorio,
    desabilitado,
  } = props;
  const [texto, setTexto] = useState('');
  const [aberto, setAberto] = useState(false);
  const [focado, setFocado] = useState(false);
  const solto = !focado && !valor && texto.trim() !== '';
  const erro = falha ?? props.erro ?? (solto ? 'Escolha uma das opções da lista.' : undefined);
  const procurou = texto.trim() !== '' && !carregando && !falha;
  const cheia = opcoes.length === maximo;
  const soRecentes = texto.trim() === '' && !valor && recentes.length > 0;
  const oferecidas = soRecentes ? recentes : opcoes;
  const titulo = soRecentes
    ? 'Escolhidos há pouco'
    : cheia
      ? `Só as ${maximo} primeiras. Continue digitando.`
      : undefined;
  const nadaAchado = procurou && props.procurado === texto.trim() && opcoes.length === 0 && !valor;
  const faltou = nadaAchado ? props.seNadaAchado?.(texto.trim()) : undefined;
  const caixa = useRef<HTMLDivElement>(null);
  const cortado = useCortado(caixa, valor?.rotulo ?? '');
  return (
    <>
      <Autocomplete<Opcao>
        id={id}
        options={oferecidas as Opcao[]}
        value={valor}
        onChange={(_, opcao) => aoEscolher(opcao)}
        onInputChange={(_, digitado, motivo) => {
          setTexto(digitado);
          if (motivo === 'input' || motivo === 'clear') procurar(digitado);
        }}
        // An open list would cover the error that explains why the list is empty.
        open={aberto && !falha}
        onOpen={() => setAberto(true)}
        onClose={() => setAberto(false)}
        onFocus={() => setFocado(true)}
        onBlur={() => {
          setFocado(false);
          aoSair?.();
        }}
        filterOptions={(todas) => todas}
        groupBy={titulo === undefined ? undefined : () => titulo}
        getOptionLabel={(opcao) => opcao.rotulo}
        getOptionKey={(opcao) => opcao.chave}
        isOptionEqualToValue={(uma, outra) => uma.chave === outra.chave}
        clearOnBlur={valor !== null}
        loading={carregando}
        loadingText="Buscando…"
        noOptionsText={procurou ? 'Nenhuma opção encontrada' : 'Digite para buscar'}
        disabled={desabilitado}
        popupIcon={<Search />}
        slotProps={{ popupIndicator: { sx: { transform: 'none' } } }}
        renderInput={({ slotProps, ...campo }) => (
          <TextField
            {...campo}
            ref={caixa}
            autoFocus={props.focado}
            label={rotulo}
            required={obrigatorio}
            error={Boolean(erro)}
            helperText={
              cortado ? (
                <>
                  {valor?.rotulo}
                  {(erro ?? props.ajuda) && <br />}
                  {erro ?? props.ajuda}
                </>
              ) : (
                (erro ?? props.ajuda)
              )
            }
            slotProps={{
              ...slotProps,
              input: {
                ...slotProps.input,
                endAdornment: (
                  <>
                    {carregando && <CircularProgress size={16} aria-hidden />}
                    {slotProps.input.endAdornment}
                  </>
                ),
              },
            }}
          />
        )}
      />
      {faltou && <Box sx={{ px: 1.75, pt: 0.5, fontSize: '0.75rem' }}>{faltou}</Box>}
      <Box component="span" role="status" sx={visuallyHidden}>
        {aberto && procurou ? contagem(opcoes.length, maximo) : ''}
      </Box>
    </>
  );
}

/** Number of options, announced to screen readers. */
function contagem(opcoes: number, maximo = Number.POSITIVE_INFINITY): string {
  if (opcoes === 0) return 'Nenhuma opção encontrada.';
  if (opcoes === 1) return '1 opção.';
  return opcoes < maximo ? `${opcoes} opções.` : `Primeiras ${opcoes} opções. Continue digitando para ver menos.`;
}
