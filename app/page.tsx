'use client';
import { type ComponentType, useEffect, useState } from 'react';
import '#app/_app/patches/next-popstate.ts';
import '#app/_app/patches/rules-at-new-width.ts';
import '#app/_app/patches/zod-without-eval.ts';
import { onlyLogInNeeded } from '#app/_app/only-log-in-needed.ts';

/**
 * The only page of the site. Everything below it depends on the hash, so nothing can be painted before the browser runs the code. A
 * signed-out person downloads only the log-in.
 */
export default function Page() {
  const [App, setApp] = useState<ComponentType>();
  useEffect(() => {
    aberto?.then((Aberto) => setApp(() => Aberto));
  }, []);
  return App && <App />;
}

/** Starts as soon as this file runs, without waiting for React to render the empty page. */
const aberto = typeof window === 'undefined' ? undefined : carregar();

async function carregar(): Promise<ComponentType> {
  if (onlyLogInNeeded()) return (await import('#app/_app/Entrada.tsx')).Entrada;
  return (await import('#app/_app/App.tsx')).App;
}
