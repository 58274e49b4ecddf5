import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';
import type { Visao } from '#lib/contracts/platform/visao.ts';

export type AcaoDaVisao = 'salvar' | 'salvar-como' | 'voltar' | 'padrao' | 'compartilhar' | 'renomear' | 'excluir';

interface VisoesMenuProps {
  visoes: readonly Visao[];
  visao: Visao | undefined;
  alterada: boolean;
  /** Name of the list without a view: `Todos os processos`. */
  semVisao: string;
  aoEscolher: (visao: Visao | undefined) => void;
  aoAgir: (acao: AcaoDaVisao) => void;
}

/** Menu of the saved views, grouped by owner, with the actions on the open view. */
export function VisoesMenu({ visoes, visao, alterada, semVisao, aoEscolher, aoAgir }: VisoesMenuProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const fechando = (fazer: () => void) => () => {
    setAncora(null);
    fazer();
  };
  const opcoes = (quais: readonly Visao[]) =>
    quais.map((visaoOferecida) => (
      <MenuItem
        key={visaoOferecida.id}
        selected={visaoOferecida.id === visao?.id}
        onClick={fechando(() => aoEscolher(visaoOferecida))}
      >
        <ListItemText
          primary={visaoOferecida.nome}
          secondary={visaoOferecida.padrao ? 'A lista abre com ela' : undefined}
        />
      </MenuItem>
    ));
  const acao = (qual: AcaoDaVisao, titulo: string) => (
    <MenuItem key={qual} onClick={fechando(() => aoAgir(qual))}>
      {titulo}
    </MenuItem>
  );
  const visoesProprias = visoes.filter(({ minha: propria }) => propria);
  const daEmpresa = visoes.filter(({ minha: propria }) => !propria);
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAncora(currentTarget)}
        sx={{ fontWeight: 600, maxWidth: 320 }}
      >
        {visao?.nome ?? semVisao}
        {alterada && ' (alterada)'}
      </Button>
      {alterada && visao && (
        <>
          {visao.minha && <Button onClick={() => aoAgir('salvar')}>Salvar</Button>}
          <Button onClick={() => aoAgir('salvar-como')}>Salvar como…</Button>
          <Button color="inherit" onClick={() => aoAgir('voltar')}>
            Voltar à visão
          </Button>
        </>
      )}
      <Menu anchorEl={ancora} open={Boolean(ancora)} onClose={() => setAncora(null)}>
        <MenuItem selected={!visao} onClick={fechando(() => aoEscolher(undefined))}>
          {semVisao}
        </MenuItem>
        {visoesProprias.length > 0 && <Grupo>Minhas</Grupo>}
        {opcoes(visoesProprias)}
        {daEmpresa.length > 0 && <Grupo>Da empresa</Grupo>}
        {opcoes(daEmpresa)}
        <Divider />
        {acao('salvar-como', 'Salvar como…')}
        {visao && acao('padrao', visao.padrao ? 'Não abrir a lista com esta visão' : 'Abrir a lista com esta visão')}
        {visao?.minha && [
          acao('compartilhar', visao.compartilhada ? 'Deixar de compartilhar' : 'Compartilhar com a empresa'),
          acao('renomear', 'Renomear…'),
          acao('excluir', 'Excluir…'),
        ]}
      </Menu>
    </>
  );
}

/** Heading inside the menu. It is not a menu item, so the keyboard skips it. */
function Grupo({ children }: { children: ReactNode }) {
  return (
    <ListSubheader role="presentation" sx={{ lineHeight: '28px', fontSize: '0.75rem', bgcolor: 'transparent' }}>
      {children}
    </ListSubheader>
  );
}
