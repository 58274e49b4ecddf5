import Search from '@mui/icons-material/Search';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
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
  const { valor, opcoes, carregando, falha, maximo, aoSair } = props;
  const [texto, setTexto] = useState('');
  const [aberto, setAberto] = useState(false);
  const [focado, setFocado] = useState(false);
  const procurado = texto.trim();
  const solto = !focado && !valor && procurado !== '';
  const procurou = procurado !== '' && !carregando && !falha;
  const { oferecidas, titulo } = ofertaDe(props, procurado);
  const nadaAchado = procurou && props.procurado === procurado && opcoes.length === 0 && !valor;
  const faltou = nadaAchado ? props.seNadaAchado?.(procurado) : undefined;
  return (
    <>
      <Autocomplete<Opcao>
        id={props.id}
        options={oferecidas as Opcao[]}
        value={valor}
        onChange={(_, opcao) => props.aoEscolher(opcao)}
        onInputChange={(_, digitado, motivo) => {
          setTexto(digitado);
          if (motivo === 'input' || motivo === 'clear') props.procurar(digitado);
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
        isOptionEqualToValue={(a, b) => a.chave === b.chave}
        clearOnBlur={valor !== null}
        loading={carregando}
        loadingText="Buscando…"
        noOptionsText={procurou ? 'Nenhuma opção encontrada' : 'Digite para buscar'}
        disabled={props.desabilitado}
        popupIcon={<Search />}
        slotProps={{ popupIndicator: { sx: { transform: 'none' } } }}
        renderInput={(campo) => (
          <CampoDaBusca
            campo={campo}
            rotulo={props.rotulo}
            escolhido={valor?.rotulo ?? ''}
            erro={falha ?? props.erro ?? (solto ? 'Escolha uma das opções da lista.' : undefined)}
            ajuda={props.ajuda}
            obrigatorio={props.obrigatorio}
            focado={props.focado}
            carregando={carregando}
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

interface CampoDaBuscaProps extends Pick<LookupFieldProps<OpcaoDeBusca>, 'rotulo' | 'carregando'> {
  campo: AutocompleteRenderInputParams;
  /** Label of the choice; empty without a choice. */
  escolhido: string;
  erro: string | undefined;
  ajuda: string | undefined;
  obrigatorio: boolean | undefined;
  focado: boolean | undefined;
}

function CampoDaBusca({ campo, escolhido, erro, ...props }: CampoDaBuscaProps) {
  const { slotProps, ...resto } = campo;
  const caixa = useRef<HTMLDivElement>(null);
  const cortado = useCortado(caixa, escolhido);
  const texto = erro ?? props.ajuda;
  return (
    <TextField
      {...resto}
      ref={caixa}
      autoFocus={props.focado}
      label={props.rotulo}
      required={props.obrigatorio}
      error={Boolean(erro)}
      helperText={
        cortado ? (
          <>
            {escolhido}
            {texto && <br />}
            {texto}
          </>
        ) : (
          texto
        )
      }
      slotProps={{
        ...slotProps,
        input: {
          ...slotProps.input,
          endAdornment: (
            <>
              {props.carregando && <CircularProgress size={16} aria-hidden />}
              {slotProps.input.endAdornment}
            </>
          ),
        },
      }}
    />
  );
}

/** The options under the field, with their title: the last choices before anything is typed, then what the search found. */
function ofertaDe<Opcao extends OpcaoDeBusca>(
  { valor, opcoes, recentes = [], maximo }: LookupFieldProps<Opcao>,
  procurado: string,
): { oferecidas: readonly Opcao[]; titulo: string | undefined } {
  if (procurado === '' && !valor && recentes.length > 0) return { oferecidas: recentes, titulo: 'Escolhidos há pouco' };
  const cheia = opcoes.length === maximo;
  return { oferecidas: opcoes, titulo: cheia ? `Só as ${maximo} primeiras. Continue digitando.` : undefined };
}

/** Number of options, announced to screen readers. */
function contagem(opcoes: number, maximo = Number.POSITIVE_INFINITY): string {
  if (opcoes === 0) return 'Nenhuma opção encontrada.';
  if (opcoes === 1) return '1 opção.';
  return opcoes < maximo ? `${opcoes} opções.` : `Primeiras ${opcoes} opções. Continue digitando para ver menos.`;
}
