import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ConfirmarAtoDialog } from '#components/comex/ConfirmarAtoDialog.tsx';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { useAtosDoCalendario, useConfirmarAto } from '#lib/api/parametros/atos-do-calendario.ts';
import type { ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import { FIM_DA_LI_E_DA_DI } from '#lib/domain/cadastros/atos-de-fabrica.ts';
import { formatarData } from '#lib/format/data.ts';

/** Says of a process that goes by DI that the DI comes to its end. It stays until the company has confirmed the act. */
export function AvisoDoFimDaDi() {
  const tipoDocumento = useWatch<ProcessoNovo, 'tipoDocumento'>({ name: 'tipoDocumento' });
  const { data } = useAtosDoCalendario();
  const { confirmar } = useConfirmarAto();
  const [aberto, setAberto] = useState(false);
  const ato = data?.find(({ codigo }) => codigo === FIM_DA_LI_E_DA_DI);
  if (tipoDocumento === 'DUIMP' || !ato || ato.confirmado) return null;
  return (
    <>
      <AvisoComAcao
        severity="info"
        acao={
          <Button color="inherit" size="small" aria-haspopup="dialog" onClick={() => setAberto(true)}>
            Já conferi
          </Button>
        }
      >
        A LI e a DI são desligadas por linhas do cronograma, a última conhecida em {formatarData(ato.inicio)}; a da Zona
        Franca é a confirmar.{' '}
        {ato.endereco && (
          <Link href={ato.endereco} target="_blank" rel="noreferrer">
            Ver o cronograma em gov.br/siscomex
          </Link>
        )}
      </AvisoComAcao>
      {aberto && (
        <ConfirmarAtoDialog
          ato={ato}
          confirmar={(lido) => confirmar(ato.codigo, lido)}
          aoFechar={() => setAberto(false)}
        />
      )}
    </>
  );
}
