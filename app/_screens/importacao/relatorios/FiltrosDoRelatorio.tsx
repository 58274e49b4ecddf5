import Box from '@mui/material/Box';
import { BuscaChip } from '#components/lista/BuscaChip.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { AgruparPor } from '#components/lista/grid/AgruparPor.tsx';
import { PeriodoChip } from '#components/ui/chips/PeriodoChip.tsx';
import { TextoChip } from '#components/ui/chips/TextoChip.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import type { RelatorioConsulta } from '#lib/contracts/views/relatorio.ts';
import { type Agrupamento, NOME_AGRUPAMENTO } from '#lib/domain/telas/relatorio.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import type { RelatoriosBusca } from './relatorios-busca.ts';

interface FiltrosDoRelatorioProps {
  consulta: RelatorioConsulta;
  agrupamentos: readonly Agrupamento[];
  /** The report is of one day: `ate`. */
  deUmDia: boolean;
  aoMudar: (mudanca: RelatoriosBusca) => void;
}

export function FiltrosDoRelatorio({ consulta, agrupamentos, deUmDia, aoMudar }: FiltrosDoRelatorioProps) {
  const { de, ate, agrupar, importadorId, importador } = consulta;
  return (
    <>
      {deUmDia ? (
        <Box sx={{ width: 200, mt: 1 }}>
          <DateField
            rotulo="Posição em"
            obrigatorio
            valor={ate}
            aoMudar={(dia) => aoMudar({ ate: dia === '' ? undefined : dia })}
          />
        </Box>
      ) : (
        <PeriodoChip
          nome="Período"
          periodo={{ de, ate }}
          hoje={hojeEmManaus()}
          aoMudar={(periodo) => aoMudar({ de: periodo.de, ate: periodo.ate })}
        />
      )}
      {agrupamentos.length > 0 && (
        <AgruparPor
          agrupar={agrupar}
          agrupamentos={agrupamentos}
          nomes={NOME_AGRUPAMENTO}
          aoMudar={(novo) => aoMudar({ agrupar: novo })}
        />
      )}
      {importador === '' ? (
        <BuscaChip filtro={IMPORTADOR} valor={importadorId} aoMudar={(id) => aoMudar({ importadorId: id })} />
      ) : (
        <TextoChip
          nome="Importador"
          valor={importador}
          ler={(texto) => ({ valor: texto.trim() })}
          mostrar={(texto) => texto}
          aoMudar={(texto) => aoMudar({ importador: texto || undefined })}
        />
      )}
    </>
  );
}

const IMPORTADOR = filtroDeImportador();
