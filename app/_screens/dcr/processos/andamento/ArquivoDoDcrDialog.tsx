import { ArquivoConferenciaDialog } from '#components/comex/ArquivoConferenciaDialog.tsx';
import { useArquivoDoDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { LEIAUTE_DCRE } from '#lib/siscomex/registros/dcre-leiaute.ts';
import { lerArquivo } from '#lib/siscomex/registros/ler-arquivo.ts';

interface ArquivoDoDcrDialogProps {
  dcr: Pick<DcrResumo, 'id' | 'versao' | 'processo' | 'produto'>;
  aoFechar: () => void;
}

/** Shows the arquivo de conferência of a DCR-E field by field. */
export function ArquivoDoDcrDialog({ dcr, aoFechar }: ArquivoDoDcrDialogProps) {
  return (
    <ArquivoConferenciaDialog
      processo={dcr.processo}
      nota="Registros 0 a 4, na ordem do leiaute. A ordem oficial das colunas não é pública: quem transmite é o programa da Receita."
      lido={useArquivoDoDcr(dcr)}
      ler={ler}
      nome={nomeDoArquivo(dcr)}
      aoFechar={aoFechar}
    />
  );
}

const ler = (bytes: Uint8Array) => lerArquivo(LEIAUTE_DCRE, bytes);

/** The file name that the program of the Receita uses (domain/zfm.md §1.3). */
function nomeDoArquivo({ produto }: Pick<DcrResumo, 'produto'>): string {
  return `DCR${produto.codigo.replace(/[^0-9A-Za-z_-]/g, '')}.TXT`;
}
