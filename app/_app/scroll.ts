import type { ParsedLocation } from '@tanstack/react-router';
import { z } from 'zod';
import { CONTEUDO } from '#components/shell/conteudo.ts';
import { SELETOR_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import type { AppRouter } from './routes.ts';

/** How long Back goes on trying, from when the content of the page it returns to is there. */
const ESPERA_MS = 2_000;
/** A page that stood at its offset as long as this will not move any more. */
const ASSENTADA_MS = 300;
const CHAVE = 'cais-rolagem';

/**
 * A page opened by a link starts at the top. Back and Forward restore its offset, also after a reload. The router itself restores
 * the offset only once, at render, when a list that is still loading is too short for it.
 */
export function followScroll(router: AppRouter): () => void {
  const posicoes = lerPosicoes();
  let espera: Espera | undefined;

  const guardar = (location: ParsedLocation) => {
    const alvo = document.querySelector(CONTEUDO.seletor);
    // A page left while its rows were still loading keeps the offset that it was waiting to restore.
    if (alvo) posicoes[entrada(location)] = espera?.ativa() ? espera.offset : alvo.scrollTop;
  };
  const aoSairDaPagina = () => {
    guardar(router.state.location);
    sessionStorage.setItem(CHAVE, JSON.stringify(posicoes));
  };

  const cancelar = [
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      if (fromLocation) guardar(fromLocation);
      espera?.parar();
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const alvo = document.querySelector(CONTEUDO.seletor);
      if (!alvo || (fromLocation && entrada(fromLocation) === entrada(toLocation))) return;
      const offset = posicoes[entrada(toLocation)];
      if (offset !== undefined) espera = voltarA(alvo, offset);
      // Another filter or page of the same list keeps the offset. A page just loaded is at the top, and setting it would have the
      // browser lay all of it out once more.
      else if (pathChanged && fromLocation) alvo.scrollTop = 0;
    }),
  ];
  addEventListener('pagehide', aoSairDaPagina);
  return () => {
    espera?.parar();
    for (const cancelamento of cancelar) cancelamento();
    removeEventListener('pagehide', aoSairDaPagina);
  };
}

/** The key of an entry in the browser's history: two visits to the same path have two offsets. */
function entrada({ state, href }: ParsedLocation): string {
  return state.__TSR_key ?? href;
}

interface Espera {
  offset: number;
  ativa: () => boolean;
  parar: () => void;
}

/** Retries until the page stands still at the offset, the time is up, or the person scrolls. */
function voltarA(alvo: Element, offset: number): Espera {
  let desde = performance.now();
  let firme = desde;
  let quadro = 0;
  const parar = () => {
    cancelAnimationFrame(quadro);
    quadro = 0;
    for (const tipo of MAOS) removeEventListener(tipo, parar, true);
  };
  const tentar = () => {
    const agora = performance.now();
    const porVir = alvo.querySelector(SELETOR_POR_VIR) !== null;
    alvo.scrollTop = offset;
    if (porVir) desde = agora;
    if (porVir || Math.abs(alvo.scrollTop - offset) > 1) firme = agora;
    if (agora - firme > ASSENTADA_MS || agora - desde > ESPERA_MS) parar();
    else quadro = requestAnimationFrame(tentar);
  };
  for (const tipo of MAOS) addEventListener(tipo, parar, { capture: true, passive: true });
  tentar();
  return { offset, ativa: () => quadro !== 0, parar };
}

const MAOS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const posicoesGuardadas = z.record(z.string(), z.number());

function lerPosicoes(): Record<string, number> {
  try {
    return posicoesGuardadas.parse(JSON.parse(sessionStorage.getItem(CHAVE) ?? '{}'));
  } catch {
    return {};
  }
}
