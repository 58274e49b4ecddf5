import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/wght.css';
import '#components/theme/fontes/inter.css';
import { dark, light } from '#components/theme/tokens.ts';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      {/* Not Next's metadata: that is hydrated late, and would put this over the title the route has set meanwhile. */}
      <head>
        <title>Cais</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, which as text would be escaped. */}
        <script dangerouslySetInnerHTML={{ __html: schemeBeforeTheTheme }} />
        <style>{groundBeforeTheTheme}</style>
        {children}
      </body>
    </html>
  );
}

/** Paints the background of the colour scheme from the first frame: a reload must not dazzle a person who works in the dark. */
const groundBeforeTheTheme = `html{background:${light.background}}html[data-scheme=dark]{background:${dark.background};color-scheme:dark}`;

/**
 * Sets the scheme stored by MUI, or that of the system. MUI's InitColorSchemeScript does the same at three times the weight, which
 * everybody waits for.
 */
const schemeBeforeTheTheme = `try{const m=localStorage.getItem('mui-mode')||'system',s=m=='system'?matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light':m;document.documentElement.setAttribute('data-scheme',localStorage.getItem('mui-color-scheme-'+s)||s)}catch{}`;

/** Inlined: Chromium requests an icon file twice, each time with the headers of a page. */
const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Cais</title><rect width="32" height="32" rx="7" fill="#0F2230"/><path transform="translate(4 4)" d="M3 9.5h18M6.5 4.5v10M12 9.5v5M17.5 4.5v10M2.5 19.5c1.6 0 1.6-1.5 3.2-1.5s1.6 1.5 3.1 1.5S10.4 18 12 18s1.6 1.5 3.2 1.5 1.6-1.5 3.1-1.5 1.6 1.5 3.2 1.5" fill="none" stroke="#38B2D3" stroke-width="2" stroke-linecap="round"/></svg>')}`;
