import Button from '@mui/material/Button';
import { useState } from 'react';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { passosAMao } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { PassoDialog } from './PassoDialog.tsx';

/** The next act of a processo as one button. An act of the Sefaz leads to the DAI; any other asks for the step that it is. */
export function AtoDoProcesso({ processo }: { processo: ProcessoInteiro }) {
  const [pedido, setPedido] = useState(false);
  const { id, situacao, proximoPasso, pedeDai } = processo;
  const seguinte = passosAMao(situacao, pedeDai).find((passo) => passo !== 'EM_EXIGENCIA' && passo !== 'CANCELADO');
  if (proximoPasso === null) return null;
  if (situacao === 'DESEMBARACADO_RFB' && pedeDai) {
    return (
      <ButtonTo variant="contained" to="/importacao/sefaz/$id" params={{ id }} search={{ campo: 'ato' }}>
        {proximoPasso}
      </ButtonTo>
    );
  }
  if (!seguinte) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setPedido(true)}>
        {proximoPasso}
      </Button>
      {pedido && <PassoDialog processo={processo} situacao={seguinte} aoFechar={() => setPedido(false)} />}
    </>
  );
}
