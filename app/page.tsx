'use client';
import dynamic from 'next/dynamic';
import '#app/_app/popstate.ts';

/** The one page. Everything below it lives on the hash, so it has nothing to paint before the browser runs it. */
const App = dynamic(() => import('#app/_app/App.tsx').then((module) => module.App), { ssr: false });

export default function Page() {
  return <App />;
}
