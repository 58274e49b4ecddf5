import type { FastifyInstance } from 'fastify';
import { invalidData } from '#server/platform/refusals.ts';

/** Deeper than any contract goes, shallower than what overflows whoever walks it. */
const NIVEIS = 64;

/**
 * Refuses, before any schema looks, what no database text can hold: the character NUL and half of a pair of UTF-16, wherever it stands in
 * the query, the path or a JSON body. And what is nested deeper than anything that is asked for. In a body it refuses what nobody sees:
 * marks of format by which two names look alike, or read the other way round. A password may have them.
 */
export function registerTextGuard(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ query, params, body }) => {
    // What came as bytes or as a stream has no texts yet: whoever reads the file sees to them.
    const corpo = body instanceof Uint8Array ? null : body;
    const problema = problemaNosTextos([query, params]) ?? problemaNosTextos(corpo, invisivelEm);
    if (problema) throw invalidData(problema);
  });
}

/** What is wrong with the texts of a value, or null. Level by level: nothing nested overflows it. */
function problemaNosTextos(
  valor: unknown,
  outroProblema: (texto: string) => string | null = () => null,
): string | null {
  let nivel: unknown[] = [valor];
  for (let i = 0; nivel.length > 0; i++) {
    if (i > NIVEIS) return 'O pedido tem níveis demais, um dentro do outro.';
    const dentro: unknown[] = [];
    for (const um of nivel) {
      if (typeof um === 'string') {
        const problema = ehTexto(um) ? outroProblema(um) : CARACTERE;
        if (problema) return problema;
      } else if (typeof um === 'object' && um !== null) {
        for (const [chave, daChave] of Object.entries(um)) {
          if (!ehTexto(chave)) return CARACTERE;
          if (!SENHAS.has(chave) || typeof daChave !== 'string' || !ehTexto(daChave)) dentro.push(daChave);
        }
      }
    }
    nivel = dentro;
  }
  return null;
}

const ehTexto = (texto: string) => !texto.includes('\0') && texto.isWellFormed();
const CARACTERE = 'O texto tem um caractere que não se aceita.';

/** The joiners of emoji and of some scripts are seen by what they join. */
const INVISIVEL = /[^\P{Cf}\u200c\u200d]/u;
const SENHAS: ReadonlySet<string> = new Set(['senha', 'password', 'atual', 'nova']);

function invisivelEm(texto: string): string | null {
  const achado = INVISIVEL.exec(texto)?.[0];
  if (!achado) return null;
  const codigo = achado.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const perto = texto.replaceAll(new RegExp(INVISIVEL, 'gu'), '').trim().slice(0, 40);
  return `${perto ? `“${perto}” tem` : 'O texto tem'} um caractere que não se vê (U+${codigo}): apague e digite de novo.`;
}
