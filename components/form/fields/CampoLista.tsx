import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { type DescricaoDeLista, ehDescricao } from './descricao-de-campo.ts';

interface CampoListaProps {
  nome: string;
  descricao: DescricaoDeLista;
  /** The section around it already has its name. */
  semTitulo?: boolean;
  /** Renders the field at a path of the form. */
  children: (caminho: string) => ReactNode;
}

/** List of lines of the same kind. The person adds, removes (with undo) and reorders lines. Each line shows its own errors. */
export function CampoLista({ nome, descricao, semTitulo = false, children }: CampoListaProps) {
  const { rotulo, ajuda, item, adicionar } = descricao;
  const { idDoCampo } = useFormularioAberto();
  const lista = useLinhas(nome, descricao);
  return (
    // An error of the whole list leads to its title, or to the list itself.
    <Box
      role="group"
      aria-label={rotulo}
      {...(semTitulo && { id: idDoCampo(nome), tabIndex: -1 })}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {!semTitulo && (
        <Typography variant="subtitle2" component="h3" id={idDoCampo(nome)} tabIndex={-1}>
          {rotulo}
        </Typography>
      )}
      {lista.chaves.map((chave, lugar) => (
        <Linha
          key={chave}
          lugar={lugar}
          ultimo={lista.chaves.length - 1}
          rotulo={rotulo}
          composta={!ehDescricao(item)}
          aoMover={(para) => lista.mover(lugar, para)}
          aoRemover={() => lista.remover(lugar)}
        >
          {lista.caminhos(lugar).map(children)}
        </Linha>
      ))}
      {lista.removida && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={lista.desfazer}>
              Desfazer
            </Button>
          }
        >
          Linha {lista.removida.lugar + 1} removida.
        </Alert>
      )}
      {(lista.erro ?? ajuda) && <FormHelperText error={Boolean(lista.erro)}>{lista.erro ?? ajuda}</FormHelperText>}
      <Box>
        <Button
          id={idDeAdicionar(idDoCampo(nome))}
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          onClick={lista.adicionar}
        >
          {adicionar}
        </Button>
      </Box>
    </Box>
  );
}

/** The lines of the list, and what is done to them. Each act leaves the focus where the work goes on. */
function useLinhas(nome: string, { item, novo }: DescricaoDeLista) {
  const { idDoCampo } = useFormularioAberto();
  const { setValue, clearErrors, getFieldState, formState } = useFormContext();
  const linhas = (useWatch({ name: nome }) ?? []) as unknown[];
  const [removida, setRemovida] = useState<{ linha: unknown; lugar: number } | null>(null);
  // Changes the keys of the lines on each reorder. Half-typed text would otherwise stay at the old place of its line.
  const [arranjo, setArranjo] = useState(0);
  const aFocar = useRef<string | null>(null);
  useEffect(() => {
    if (aFocar.current !== null) document.getElementById(aFocar.current)?.focus();
    aFocar.current = null;
  });

  const caminhos = (lugar: number) =>
    ehDescricao(item) ? [`${nome}.${lugar}`] : Object.keys(item).map((campo) => `${nome}.${lugar}.${campo}`);
  const primeiroCampo = (lugar: number) => idDoCampo(caminhos(lugar)[0] ?? nome);
  const trocar = (novas: unknown[], foco: string) => {
    setValue(nome, novas, { shouldDirty: true });
    clearErrors(nome);
    setArranjo(arranjo + 1);
    aFocar.current = foco;
  };
  return {
    chaves: linhas.map((_, lugar) => `${arranjo}-${lugar}`),
    caminhos,
    removida,
    erro: getFieldState(nome, formState).error?.message,
    adicionar: () => trocar([...linhas, novo], primeiroCampo(linhas.length)),
    mover: (de: number, para: number) =>
      trocar(linhas.toSpliced(de, 1).toSpliced(para, 0, linhas[de]), primeiroCampo(para)),
    remover: (lugar: number) => {
      setRemovida({ linha: linhas[lugar], lugar });
      trocar(linhas.toSpliced(lugar, 1), idDeAdicionar(idDoCampo(nome)));
    },
    desfazer: () => {
      if (!removida) return;
      trocar(linhas.toSpliced(removida.lugar, 0, removida.linha), primeiroCampo(removida.lugar));
      setRemovida(null);
    },
  };
}

interface LinhaProps {
  lugar: number;
  /** Place of the last line. */
  ultimo: number;
  /** Label of the list. */
  rotulo: string;
  /** On a phone, a line of several fields leaves no room for the buttons beside it. */
  composta: boolean;
  aoMover: (para: number) => void;
  aoRemover: () => void;
  children: ReactNode[];
}

function Linha({ lugar, ultimo, rotulo, composta, aoMover, aoRemover, children }: LinhaProps) {
  return (
    <Stack
      role="group"
      aria-label={`${rotulo}, linha ${lugar + 1}`}
      direction="row"
      sx={{ gap: 1, alignItems: 'flex-start', ...(composta && linhaComposta) }}
    >
      <Box
        sx={{
          flex: { xs: composta ? '1 1 100%' : 1, sm: 1 },
          minWidth: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: colunas(children.length) },
        }}
      >
        {children}
      </Box>
      <Botao
        nome={`Subir a linha ${lugar + 1}`}
        desabilitado={lugar === 0}
        icone={<ArrowUpward />}
        aoClicar={() => aoMover(lugar - 1)}
      />
      <Botao
        nome={`Descer a linha ${lugar + 1}`}
        desabilitado={lugar === ultimo}
        icone={<ArrowDownward />}
        aoClicar={() => aoMover(lugar + 1)}
      />
      <Botao nome={`Remover a linha ${lugar + 1}`} icone={<DeleteOutlined />} aoClicar={aoRemover} />
    </Stack>
  );
}

interface BotaoProps {
  nome: string;
  icone: ReactNode;
  desabilitado?: boolean;
  aoClicar: () => void;
}

function Botao({ nome, icone, desabilitado, aoClicar }: BotaoProps) {
  return (
    <IconButton aria-label={nome} disabled={desabilitado} onClick={aoClicar} sx={{ mt: 0.5 }}>
      {icone}
    </IconButton>
  );
}

const idDeAdicionar = (idDaLista: string): string => `${idDaLista}-adicionar`;

/** Puts up to three fields side by side; more fields wrap into rows. */
function colunas(quantas: number): string {
  return quantas > 3 ? 'repeat(auto-fill, minmax(200px, 1fr))' : `repeat(${quantas}, minmax(0, 1fr))`;
}

const linhaComposta = { flexWrap: { xs: 'wrap', sm: 'nowrap' }, pb: 1.5, borderBottom: 1, borderColor: 'divider' };
