import { ArquivoConferenciaDialog } from '#components/comex/ArquivoConferenciaDialog.tsx';
import { useArquivoDaDci } from '#lib/api/dci/dci.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { LEIAUTE_DCI } from '#lib/siscomex/registros/dci-leiaute.ts';
import { lerArquivo } from '#lib/siscomex/registros/ler-arquivo.ts';

interface ArquivoDaDciDialogProps {
  dci: Pick<DciResumo, 'id' | 'versao' | 'processo'>;
  aoFechar: () => void;
}

/** Shows the arquivo de conferência of a DCI field by field. */
export function ArquivoDaDciDialog({ dci, aoFechar }: ArquivoDaDciDialogProps) {
  return (
    <ArquivoConferenciaDialog
      processo={dci.processo}
      nota="Registros 00 a 41, na ordem do leiaute. A ordem oficial das colunas não é pública: quem transmite é o programa da Receita."
      lido={useArquivoDaDci(dci)}
      ler={ler}
      nome={`${dci.processo}.TXT`}
      aoFechar={aoFechar}
    />
  );
}

const ler = (bytes: Uint8Array) => lerArquivo(LEIAUTE_DCI, bytes);
