import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { EmptyState } from '#components/ui/EmptyState.tsx';

/**
 * A screen that was not opened before, and whose code the network would not bring. What once failed to come is not asked for again by
 * the bundle, so the page is loaded anew; but only once there is somebody to load it from.
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

/** As the bundle names a part of the site that did not come. */
export const ehCodigoQueNaoVeio = (erro: unknown): boolean => erro instanceof Error && erro.name === 'ChunkLoadError';
