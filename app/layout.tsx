import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/wght.css';
import { dark, light } from '#components/theme/tokens.ts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      {/* Not Next's metadata: that is hydrated late, and would put this over the title the route has set meanwhile. */}
      <head>
        <title>Cais</title>
      </head>
      <body>
        <InitColorSchemeScript attribute="data-scheme" />
        <style>{groundBeforeTheTheme}</style>
        {children}
      </body>
    </html>
  );
}

/** The page has its scheme's ground from the first frame: nobody who works in the dark is dazzled by a reload. */
const groundBeforeTheTheme = `html{background:${light.background}}html[data-scheme=dark]{background:${dark.background};color-scheme:dark}`;
