import type { FastifyInstance } from 'fastify';
import { motivoDeInvisivel } from '#lib/domain/textos/texto-invisivel.ts';
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
    const problema = problemaNosTextos([query, params]) ?? problemaNosTextos(corpo, motivoDeInvisivel);
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
    for (const conteudo of nivel) {
      if (typeof conteudo === 'string') {
        const problema = ehTexto(conteudo) ? outroProblema(conteudo) : CARACTERE;
        if (problema) return problema;
      } else if (typeof conteudo === 'object' && conteudo !== null) {
        for (const [chave, daChave] of Object.entries(conteudo)) {
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
const SENHAS: ReadonlySet<string> = new Set(['senha', 'password', 'atual', 'nova']);
