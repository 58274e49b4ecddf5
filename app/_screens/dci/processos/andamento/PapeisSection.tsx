import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { espelhoDaDci, planilhaDaDci } from '#lib/api/dci/dci.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { ArquivoDaDciDialog } from './ArquivoDaDciDialog.tsx';

/** The file of the DCI and its printable documents. */
export function PapeisSection({ dci }: { dci: DciLido }) {
  const { id, processo, arquivo } = dci;
  const { baixar, baixando } = useBaixar();
  const [vendoArquivo, setVendoArquivo] = useState(false);
  return (
    <Section
      titulo="Arquivo e papéis"
      nota={arquivo ? `arquivo gerado em ${formatarInstante(arquivo.em)}` : 'o arquivo como seria gerado agora'}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setVendoArquivo(true)}>
          Ver o arquivo de conferência
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={baixando}
          onClick={() => baixar(() => espelhoDaDci(id, false), `espelho-${processo}.pdf`)}
        >
          Espelho em PDF
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={baixando}
          onClick={() => baixar(() => espelhoDaDci(id, true), `espelho-memoria-${processo}.pdf`)}
        >
          Espelho com a memória de cálculo
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={baixando}
          onClick={() => baixar(() => planilhaDaDci(id), `${processo}.xlsx`)}
        >
          Planilha em XLSX
        </Button>
        {DCI_REGISTRADA.includes(dci.situacao) && temOQueDeclarar(dci) && (
          <ButtonTo
            size="small"
            variant="outlined"
            color="inherit"
            to="/dcr/saldo-insumos/nao-convertidos"
            search={{ dciId: id }}
          >
            CBS e IBS a declarar
          </ButtonTo>
        )}
      </Stack>
      {vendoArquivo && <ArquivoDaDciDialog dci={dci} aoFechar={() => setVendoArquivo(false)} />}
    </Section>
  );
}

/** What leaves as it came, or in a product without PPB, does not convert the suspension (LC 214/2025, art. 443). */
const temOQueDeclarar = ({ lista }: DciLido) =>
  lista.some(({ modalidade }) => modalidade === 'PE' || modalidade === 'PI_SEM_PPB');
