import useEventCallback from '@mui/utils/useEventCallback';
import { type ToOptions, useRouter } from '@tanstack/react-router';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useAbrirRegistro } from '#components/lista/AberturaDoRegistro.tsx';
import type { LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { editorDe, useAbrirSobreALista } from '#components/lista/SobreALista.tsx';
import type { Espiada } from '#components/lista/use-espiada.ts';
import type { ListaAberta } from '#components/lista/use-lista.ts';
import type { SelecaoDaLista } from '#components/lista/use-selecao.ts';
import { copiarTexto } from '#components/ui/feedback/copiar-texto.ts';
import { type AtoDaTecla, atoDaTecla } from './ato-da-tecla.ts';
import type { ColunaDaGrade } from './colunas-da-grade.ts';
import { celulaDe, focar, vizinha } from './foco-na-grade.ts';
import { SELECAO } from './papeis-da-grade.ts';
import { textoDaCelula } from './texto-da-celula.ts';

interface GradeComGestos<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  selecao: SelecaoDaLista<Linha>;
  colunas: readonly ColunaDaGrade<Linha>[];
  espiada: Espiada;
}

/** Opens, selects, edits and copies by mouse and keys. Events of what a cell opened in front of the list are not the grid's. */
export function useGestosDaGrade<Linha extends LinhaDeLista>(grade: GradeComGestos<Linha>) {
  const { aoAbrir, aoClicarNoLink } = useAbertura(grade);
  const editar = useEdicao();
  return {
    aoClicar: useEventCallback((evento: MouseEvent<HTMLElement>) => aoAbrir(evento, comCtrl(evento))),
    // A row is not a link, but a middle click opens the record in another tab.
    aoClicarNoMeio: useEventCallback((evento: MouseEvent<HTMLElement>) => {
      if (evento.button === BOTAO_DO_MEIO) aoAbrir(evento, true);
    }),
    aoClicarNoLink,
    aoTeclar: useTeclas(grade, { aoAbrir, editar }),
    editar,
  };
}

type AoAbrir = (evento: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>, outraAba: boolean) => void;

function useAbertura<Linha extends LinhaDeLista>({ lista, colunas }: GradeComGestos<Linha>) {
  const { definicao, linhas } = lista;
  const router = useRouter();
  const abrirRegistro = useAbrirRegistro();
  const hrefDe = (para: ToOptions) => router.history.createHref(router.buildLocation(para).href);
  const abrirAqui = (linha: Linha) => {
    definicao.adiantar?.(linha);
    abrirRegistro(definicao.destino(linha), colunas[0] ? textoDaCelula(colunas[0].coluna, linha) : '');
  };
  const aoAbrir = useEventCallback<AoAbrir>((evento, outraAba) => {
    const linha = linhaDe(evento, linhas);
    if (!linha || celulaDe(evento.target)?.dataset.field === SELECAO || temAcao(evento.target)) return;
    if (outraAba) window.open(hrefDe(definicao.destino(linha)), '_blank', 'noopener');
    else abrirAqui(linha);
  });
  /** The link of the row itself opens as the row does. */
  const aoClicarNoLink = useEventCallback((evento: MouseEvent<HTMLElement>) => {
    const link = evento.target instanceof Element ? evento.target.closest('a') : null;
    const linha = link && linhaDe(evento, linhas);
    if (!linha || evento.shiftKey || comCtrl(evento)) return;
    if (link.getAttribute('href') !== hrefDe(definicao.destino(linha))) return;
    evento.preventDefault();
    evento.stopPropagation();
    abrirAqui(linha);
  });
  return { aoAbrir, aoClicarNoLink };
}

/** Opens the editor of a cell that has one. */
function useEdicao() {
  const abrirSobre = useAbrirSobreALista();
  return useEventCallback((celula: HTMLElement) => {
    const { edita, field = '' } = celula.dataset;
    const id = celula.closest<HTMLElement>('tr[data-id]')?.dataset.id;
    if (edita !== undefined && id) abrirSobre(editorDe(field), id, celula);
  });
}

function useTeclas<Linha extends LinhaDeLista>(
  { lista, selecao, colunas, espiada }: GradeComGestos<Linha>,
  { aoAbrir, editar }: { aoAbrir: AoAbrir; editar: (celula: HTMLElement) => void },
) {
  const atos: Record<AtoDaTecla, (celula: HTMLElement, evento: KeyboardEvent<HTMLElement>) => void> = {
    abrir: (_, evento) => aoAbrir(evento, comCtrl(evento)),
    ordenar: (celula) => celula.click(),
    espiar: espiada.abrirOuFechar,
    'deixar de espiar': espiada.fechar,
    editar,
    escolher: (celula) => celula.closest('tr')?.querySelector('input')?.click(),
    'escolher todas': () => selecao.escolher(lista.linhas.map(({ id }) => id)),
    copiar: (celula) => {
      const { escolhida } = selecao;
      const texto = escolhida?.tipo === 'linhas' ? linhasPorExtenso(escolhida.linhas, colunas) : '';
      void copiarTexto(texto || (celula.textContent ?? ''));
    },
  };
  return useEventCallback((evento: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = evento;
    const celula = currentTarget.contains(target as Element) ? celulaDe(target) : null;
    if (!celula) return;
    const destino = vizinha(celula, evento.key, comCtrl(evento));
    if (destino) {
      evento.preventDefault();
      focar(destino);
      return;
    }
    const ato = atoDaTecla(evento, {
      ordenavel: celula.dataset.ordenavel !== undefined,
      temAcao: temAcao(target),
      espiando: espiada.aberta !== null,
      temTextoEscolhido: Boolean(window.getSelection()?.toString()),
    });
    if (!ato) return;
    atos[ato](celula, evento);
    if (ato !== 'abrir') evento.preventDefault();
  });
}

/** The rows as a sheet takes them. */
function linhasPorExtenso<Linha>(linhas: readonly Linha[], colunas: readonly ColunaDaGrade<Linha>[]): string {
  return linhas.map((linha) => colunas.map(({ coluna }) => textoDaCelula(coluna, linha)).join('\t')).join('\n');
}

function linhaDe<Linha extends LinhaDeLista>(
  { target, currentTarget }: { target: EventTarget; currentTarget: Element },
  linhas: readonly Linha[],
): Linha | undefined {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return undefined;
  const id = target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
  return linhas.find((linha) => linha.id === id);
}

/** True for a link, a button or an input in the row: these act by themselves. */
function temAcao(alvo: EventTarget): boolean {
  return alvo instanceof Element && alvo.closest('a, button, input') !== null;
}

const comCtrl = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) => ctrlKey || metaKey;
const BOTAO_DO_MEIO = 1;
