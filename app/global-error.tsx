'use client';

/** Shown when the page itself fails, before or around the application: it can count on no theme and no code of the product. */
export default function GlobalError() {
  return (
    <html lang="pt-BR">
      <body style={{ margin: 0, padding: 32, font: '1rem/1.5 system-ui, sans-serif', colorScheme: 'light dark' }}>
        <h1 style={{ fontSize: '1.25rem' }}>O Cais não pôde ser aberto</h1>
        <p>Recarregue a página. Se isto se repetir, avise quem cuida do sistema.</p>
        <button type="button" onClick={() => location.reload()}>
          Recarregar
        </button>
      </body>
    </html>
  );
}
