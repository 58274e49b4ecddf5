import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { Command } from 'cmdk';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Teclas } from '#components/ui/page/Teclas.tsx';
import { CommandPaletteItem, type ItemDaPaleta } from './CommandPaletteItem.tsx';
import { campo, folha, lista } from './command-palette-sx.ts';

export interface GrupoDaPaleta {
  titulo: string;
  itens: readonly ItemDaPaleta[];
}

interface CommandPaletteProps {
  aberta: boolean;
  aoFechar: () => void;
  texto: string;
  aoDigitar: (texto: string) => void;
  grupos: readonly GrupoDaPaleta[];
  /** `emOutraAba` is true for Ctrl or ⌘ with Enter or a click. */
  aoEscolher: (chave: string, emOutraAba: boolean) => void;
  carregando: boolean;
  /** Shown above the entries when a source failed to load. */
  aviso?: ReactNode;
  /** Shown when there are no entries and nothing is loading. */
  vazia: ReactNode;
}

/** Command palette: a text field over a list of entries. Arrows choose and Enter opens. The caller supplies the entries. */
export function CommandPalette(props: CommandPaletteProps) {
  const { aberta, aoFechar, texto, aoDigitar, grupos, aoEscolher, carregando, aviso, vazia } = props;
  const [escolhida, setEscolhida] = useState('');
  const nome = useId();
  const comCtrl = useRef(false);
  const busca = useRef<HTMLInputElement>(null);
  const chaves = grupos.flatMap(({ itens }) => itens.map(({ chave }) => chave));
  const quantos = chaves.length;
  // The chosen entry may disappear when the text changes. Then the first entry is active.
  const ativa = chaves.includes(escolhida) ? escolhida : (chaves[0] ?? '');
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return;
    evento.preventDefault();
    if (ativa) aoEscolher(ativa, true);
  };
  return (
    <Dialog
      open={aberta}
      onClose={aoFechar}
      fullWidth
      aria-labelledby={nome}
      transitionDuration={{ enter: 120, exit: 0 }}
      // A dialog that closes after the palette opened takes the focus away. The trap brings it back only to the sheet.
      onFocus={({ target }) => {
        if (target.tabIndex < 0) busca.current?.focus();
      }}
      slotProps={{ paper: { sx: folha }, container: { sx: { alignItems: 'flex-start' } } }}
    >
      <Box component="h2" id={nome} sx={visuallyHidden}>
        Buscar em tudo
      </Box>
      <Command
        label="Buscar em tudo"
        shouldFilter={false}
        vimBindings={false}
        loop
        value={ativa}
        onValueChange={setEscolhida}
        onKeyDown={aoTeclar}
        onClickCapture={(evento) => {
          comCtrl.current = evento.ctrlKey || evento.metaKey;
        }}
      >
        <Box sx={campo}>
          {carregando ? <CircularProgress size={20} aria-hidden /> : <Search sx={{ color: 'text.secondary' }} />}
          <Command.Input
            ref={busca}
            autoFocus
            value={texto}
            onValueChange={aoDigitar}
            maxLength={200}
            placeholder="DI, PO, BL, contêiner, NCM, CNPJ, part number, pessoa, tela ou ação…"
          />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Teclas teclas={['Esc']} />
          </Box>
          <IconButton aria-label="Fechar" edge="end" onClick={aoFechar} sx={{ display: { sm: 'none' } }}>
            <Close />
          </IconButton>
        </Box>
        {aviso}
        {quantos === 0 && !carregando && vazia && <Box sx={nada}>{vazia}</Box>}
        <Resultados
          grupos={grupos}
          procurado={texto}
          aoEscolher={(chave) => {
            aoEscolher(chave, comCtrl.current);
            comCtrl.current = false;
          }}
        />
      </Command>
      <Rodape />
      <Box role="status" sx={visuallyHidden}>
        {carregando ? 'Buscando…' : contagem(quantos)}
      </Box>
    </Dialog>
  );
}

interface ResultadosProps extends Pick<CommandPaletteProps, 'grupos'> {
  procurado: string;
  aoEscolher: (chave: string) => void;
}

function Resultados({ grupos, procurado, aoEscolher }: ResultadosProps) {
  return (
    <Command.List label="Resultados">
      <Box sx={lista}>
        {grupos.map(({ titulo, itens }) => (
          <Command.Group key={titulo} heading={titulo}>
            {itens.map((item) => (
              <CommandPaletteItem
                key={item.chave}
                item={item}
                procurado={procurado}
                aoEscolher={() => aoEscolher(item.chave)}
              />
            ))}
          </Command.Group>
        ))}
      </Box>
    </Command.List>
  );
}

function Rodape() {
  return (
    <Box sx={rodape}>
      {AJUDA.map(([nome, teclas]) => (
        <Box key={nome} component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
          <Teclas teclas={teclas} /> {nome}
        </Box>
      ))}
    </Box>
  );
}

const AJUDA = [
  ['escolher', ['↑', '↓']],
  ['abrir', ['Enter']],
  ['abrir em outra aba', ['Ctrl', 'Enter']],
] as const;

const rodape = {
  display: { xs: 'none', sm: 'flex' },
  gap: 2,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: 12,
};

const nada = {
  px: 2,
  py: 5,
  textAlign: 'center',
  color: 'text.secondary',
  '& strong': { display: 'block', color: 'text.primary' },
};

function contagem(quantos: number): string {
  if (quantos === 0) return 'Nenhum resultado.';
  return quantos === 1 ? '1 resultado.' : `${quantos} resultados.`;
}
