import ImportadorIcon from '@mui/icons-material/ApartmentOutlined';
import AjudaIcon from '@mui/icons-material/HelpOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import TecladoIcon from '@mui/icons-material/KeyboardOutlined';
import MaisIcon from '@mui/icons-material/ManageSearchOutlined';
import type { ToOptions } from '@tanstack/react-router';
import { LUGARES } from '#app/_app/places.tsx';
import { askPortalFor } from '#app/_app/portal/portal-palette.tsx';
import { destinoDoAchado, REGISTROS } from '#app/_app/records.tsx';
import { SECTIONS } from '#app/_app/shortcuts.ts';
import type { GrupoDaPaleta } from '#components/ui/navigation/CommandPalette.tsx';
import type { ItemDaPaleta } from '#components/ui/navigation/CommandPaletteItem.tsx';
import { looseSearch } from '#components/ui/navigation/loose-search.ts';
import type { SecaoDoManual } from '#lib/contracts/platform/manual.ts';
import { type Achado, MAXIMO_POR_TIPO, type TipoDeAchado } from '#lib/contracts/views/busca.ts';
import { foundCommands, isCalled } from './found-commands.ts';
import { ACOES } from './palette-actions.tsx';
import type { Recent } from './recents.ts';
import { type AcaoDoRegistro, acoesDoRegistro } from './record-actions.tsx';

/** A palette entry and what choosing it does. */
export interface EntradaDaPaleta extends ItemDaPaleta {
  destino?: ToOptions | undefined;
  arquivo?: AcaoDoRegistro['arquivo'];
  /** Id of a help section, which opens over the page. In another tab the entry leads to `destino`. */
  ajuda?: string | undefined;
}

interface Grupo extends GrupoDaPaleta {
  itens: readonly EntradaDaPaleta[];
}

interface Conteudo {
  texto: string;
  /** The record of the open page. */
  aberto: { tipo: TipoDeAchado; id: string } | null;
  recentes: readonly Recent[];
  achados: readonly Achado[];
  /** The sections of the help; empty until they are read. */
  secoes: readonly SecaoDoManual[];
}

/**
 * The groups of the palette. Without text, the page's actions, recent records and frequent actions; with text, whatever matches.
 * Commands come first, because they need no answer from the server.
 */
export function gruposDaPaleta({ texto, aberto, recentes, achados, secoes }: Conteudo): Grupo[] {
  const recenteAberto = recentes.find(({ tipo, id }) => tipo === aberto?.tipo && id === aberto.id);
  const daPagina = aberto ? acoesDoRegistro(aberto.tipo, aberto.id, recenteAberto?.titulo ?? '') : [];
  const grupos =
    texto.trim() === ''
      ? antesDeDigitar(daPagina, recentes, recenteAberto)
      : [...paraOTexto(daPagina, achados, texto.trim()), daAjuda(secoes, texto.trim())];
  return grupos.filter(({ itens }) => itens.length > 0);
}

function antesDeDigitar(
  daPagina: readonly AcaoDoRegistro[],
  recentes: readonly Recent[],
  recenteAberto?: Recent,
): Grupo[] {
  const outros = recentes.filter((recente) => recente !== recenteAberto).slice(0, RECENTES_A_VISTA);
  return [
    grupo('Nesta página', daPagina.map(entrada)),
    grupo('Abertos há pouco', outros.map(doRecente)),
    grupo('Ações', [...ACOES.slice(0, FREQUENTES), ESCOLHER_IMPORTADOR, VER_AJUDA, VER_ATALHOS].map(entrada)),
  ];
}

function paraOTexto(daPagina: readonly AcaoDoRegistro[], achados: readonly Achado[], texto: string): Grupo[] {
  const acoes = foundCommands([...ACOES, ESCOLHER_IMPORTADOR, VER_AJUDA, VER_ATALHOS, VER_SOBRE], texto).slice(
    0,
    COMANDOS_A_VISTA,
  );
  const enderecos = new Set(acoes.map(({ destino }) => destino && !destino.search && destino.to));
  // A place that an action already leads to is left out.
  const lugares = foundCommands(LUGARES, texto).filter(({ destino }) => destino.search || !enderecos.has(destino.to));
  const comandos = [
    { nome: 'Nesta página', seus: foundCommands(daPagina, texto) },
    { nome: 'Ações', seus: acoes },
    { nome: 'Ir para', seus: lugares.slice(0, COMANDOS_A_VISTA) },
  ];
  // A group whose first entry matches by title comes before a group whose first entry matches only by synonym.
  const soPorOutraPalavra = ({ seus: [primeiro] }: { seus: readonly AcaoDoRegistro[] }) =>
    Number(!primeiro || !isCalled(primeiro, texto));
  return [
    ...comandos
      .toSorted((grupoDeComandos, outro) => soPorOutraPalavra(grupoDeComandos) - soPorOutraPalavra(outro))
      .map(({ nome, seus: comandosDoGrupo }) => grupo(nome, comandosDoGrupo.map(entrada))),
    ...gruposDosAchados(achados, texto),
    // Behind what is here.
    grupo('Portal Único', askPortalFor(texto)),
  ];
}

const RECENTES_A_VISTA = 6;
const FREQUENTES = 5;
const COMANDOS_A_VISTA = 5;

export const CHAVE_DOS_ATALHOS = 'acao:atalhos';
const VER_ATALHOS: AcaoDoRegistro = {
  chave: CHAVE_DOS_ATALHOS,
  titulo: 'Atalhos do teclado',
  sinonimos: 'teclas ajuda atalho',
  icone: <TecladoIcon />,
};

export const CHAVE_DA_AJUDA = 'acao:ajuda';
const VER_AJUDA: AcaoDoRegistro = {
  chave: CHAVE_DA_AJUDA,
  titulo: 'Ajuda desta tela',
  sinonimos: 'manual como fazer instruções',
  icone: <AjudaIcon />,
};
/** Opens the choice of the importer in focus. */
export const CHAVE_DO_IMPORTADOR = 'acao:importador-em-foco';
const ESCOLHER_IMPORTADOR: AcaoDoRegistro = {
  chave: CHAVE_DO_IMPORTADOR,
  titulo: 'Ver só um importador, ou todos',
  sinonimos: 'cliente indústria trocar filtrar foco empresa',
  icone: <ImportadorIcon />,
};

export const CHAVE_DO_SOBRE = 'acao:sobre';
const VER_SOBRE: AcaoDoRegistro = {
  chave: CHAVE_DO_SOBRE,
  titulo: 'Sobre o Cais',
  sinonimos: 'versão novidades o que há de novo',
  icone: <InfoIcon />,
};

/** Finds sections by their title or by the titles of their parts. */
function daAjuda(secoes: readonly SecaoDoManual[], texto: string): Grupo {
  const procuradas = secoes.map(({ id, titulo, partes }) => ({
    id,
    titulo: `Ajuda: ${titulo}`,
    sinonimos: partes.map((parte) => parte.titulo ?? '').join(' '),
  }));
  const achadas = foundCommands(procuradas, texto).slice(0, COMANDOS_A_VISTA);
  return grupo(
    'Ajuda',
    achadas.map(({ id, titulo }) => ({
      chave: `ajuda:${id}`,
      titulo,
      icone: <AjudaIcon />,
      ajuda: id,
      destino: { to: '/ajuda', search: { secao: id } },
    })),
  );
}

const grupo = (titulo: string, itens: readonly EntradaDaPaleta[]): Grupo => ({ titulo, itens });

function entrada({ sinonimos: _, ...comando }: AcaoDoRegistro): EntradaDaPaleta {
  const teclas = TECLAS[comando.chave];
  if (teclas) return { ...comando, teclas };
  const secao = SECTIONS.find(({ destino }) => destino.to === comando.destino?.to);
  const mesmo = secao && !comando.destino?.search && !comando.destino?.params;
  return { ...comando, teclas: mesmo ? ['g', secao.letra] : undefined };
}

const TECLAS: Record<string, string[]> = { [CHAVE_DOS_ATALHOS]: ['?'], [CHAVE_DA_AJUDA]: ['F1'] };

function doRecente({ tipo, id, titulo }: Recent): EntradaDaPaleta {
  return {
    chave: `recente:${tipo}:${id}`,
    icone: REGISTROS[tipo].icone,
    titulo,
    nota: REGISTROS[tipo].um,
    destino: destinoDoAchado({ tipo, id, em: null }),
  };
}

/** Groups by kind, ordered by the best match of each kind. */
function gruposDosAchados(achados: readonly Achado[], q: string): Grupo[] {
  return [...Map.groupBy(achados, ({ tipo }) => tipo)].map(([tipo, achadosDoTipo]) => {
    const { plural, icone, lista } = REGISTROS[tipo];
    const itens: EntradaDaPaleta[] = achadosDoTipo.map((achado) => ({
      chave: `achado:${tipo}:${achado.id}`,
      icone,
      titulo: achado.titulo,
      detalhe: achado.detalhe,
      nota: achado.porque,
      destino: destinoDoAchado(achado),
    }));
    if (lista && achadosDoTipo.length >= MAXIMO_POR_TIPO) {
      itens.push({
        chave: `todos:${tipo}`,
        icone: <MaisIcon />,
        titulo: `Ver na lista tudo o que tem “${q}”`,
        destino: { to: lista, search: looseSearch({ q }) },
      });
    }
    return grupo(plural, itens);
  });
}
