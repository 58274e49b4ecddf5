/** For tests: fakes the Web Locks of a browser, which jsdom lacks. Null removes them. */
export function fingirTravas(travas: object | null = criarTravas()): void {
  Object.defineProperty(navigator, 'locks', { value: travas ?? undefined, configurable: true });
}

function criarTravas() {
  const filas = new Map<string, Promise<unknown>>();
  return {
    async request(nome: string, ...resto: [{ signal?: AbortSignal }, () => unknown] | [() => unknown]) {
      const executar = resto.at(-1) as () => unknown;
      const { signal } = resto.length === 2 ? resto[0] : { signal: undefined };
      const vez = filas.get(nome) ?? Promise.resolve();
      const desistencia = new Promise<never>((_, recusar) =>
        signal?.addEventListener('abort', () => recusar(new DOMException('aborted', 'AbortError'))),
      );
      if (signal) {
        await Promise.race([vez, desistencia]);
        return executar();
      }
      const feito = vez.then(executar);
      filas.set(nome, feito);
      return feito;
    },
  };
}
