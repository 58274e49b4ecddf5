'use client';
import { type ComponentType, useEffect, useState } from 'react';
import '#app/_app/patches/next-popstate.ts';
import '#app/_app/patches/zod-without-eval.ts';
import { onlyLogInNeeded } from '#app/_app/only-log-in-needed.ts';

/**
 * The one page. Everything below it lives on the hash, so it has nothing to paint before the browser runs it; and who is to sign in
 * first is brought the log-in alone.
 */
export default function Page() {
  const [App, setApp] = useState<ComponentType>();
  useEffect(() => {
    aberto?.then((Aberto) => setApp(() => Aberto));
  }, []);
  return App && <App />;
}

/** Asked for as soon as this file is read, not once React is done with the empty page. */
const aberto = typeof window === 'undefined' ? undefined : carregar();

async function carregar(): Promise<ComponentType> {
  if (onlyLogInNeeded()) return (await import('#app/_app/Entrada.tsx')).Entrada;
  return (await import('#app/_app/App.tsx')).App;
}
