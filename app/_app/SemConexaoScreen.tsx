import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';

/**
 * Replaces a screen whose code could not be loaded. The bundle never retries code that failed to load, so the page is reloaded, but
 * only once the server answers.
 */
export function SemConexaoScreen() {
  const [procurando, setProcurando] = useState(false);
  const tentarDeNovo = async () => {
    setProcurando(true);
    try {
      await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      setProcurando(false);
    }
  };
  return (
    <div role="alert">
      <EmptyState
        titulo="Sem conexão"
        icone={<CloudOffOutlined />}
        acoes={
          <Button variant="contained" loading={procurando} onClick={tentarDeNovo}>
            Tentar de novo
          </Button>
        }
      >
        Esta tela ainda não tinha sido aberta, e o código dela não pôde ser buscado. O que já foi salvo está no
        servidor, e o que se digitava em outras telas ficou em rascunho.
      </EmptyState>
    </div>
  );
}

/** The bundler names the error of a chunk that failed to load. */
export const ehCodigoQueNaoVeio = (erro: unknown): boolean => erro instanceof Error && erro.name === 'ChunkLoadError';
