import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProcessoDeclarado } from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { ExportacaoEmCurso } from '#components/lista/ExportacaoEmCurso.tsx';
import { ExportarMenu } from '#components/lista/ExportarMenu.tsx';
import { useExportacao } from '#components/lista/use-exportacao.ts';
import { SearchField } from '#components/ui/fields/SearchField.tsx';
import { recursoDasMercadorias } from '#lib/api/processo/mercadorias.ts';
import type { MercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { camposAVista } from './colunas-das-mercadorias.tsx';
import type { BuscaDasMercadorias } from './MercadoriasSection.tsx';

interface BarraDasMercadoriasProps {
  processo: ProcessoDeclarado;
  busca: BuscaDasMercadorias;
  lidas: MercadoriasLidas;
  aoMudar: (mudanca: Partial<BuscaDasMercadorias>) => void;
}

/** Search, the filter of differences with what it counts, and the export of what the filters leave. */
export function BarraDasMercadorias({ processo, busca, lidas, aoMudar }: BarraDasMercadoriasProps) {
  const { q = '', soDiferencas } = busca;
  const { andamento, exportar, cancelar } = useExportacao(
    recursoDasMercadorias(processo.id),
    `mercadorias-${processo.numero}`,
  );
  const filtros = { ...(q && { q }), ...(soDiferencas && { soDiferencas: 'true' }) };
  return (
    <>
      {andamento && <ExportacaoEmCurso andamento={andamento} aoCancelar={cancelar} />}
      <Stack direction="row" role="search" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField rotulo="Buscar mercadoria" valor={q} aoBuscar={(texto) => aoMudar({ q: texto || undefined })} />
        {lidas.comparadas && (
          <Button
            variant="outlined"
            color={soDiferencas ? 'primary' : 'inherit'}
            aria-pressed={soDiferencas === true}
            onClick={() => aoMudar({ soDiferencas: soDiferencas ? undefined : true })}
          >
            Só diferenças
          </Button>
        )}
        <ExportarMenu
          desabilitado={andamento !== null || lidas.total === 0}
          aoExportar={({ formato, colunas }) =>
            exportar({
              formato,
              consulta: {
                ...filtros,
                ...(colunas === 'a-vista' && { colunas: camposAVista(lidas).join(',') }),
                ...(formato === 'xlsx' && soDiferencas && { filtros: SO_DIFERENCAS }),
              },
            })
          }
        />
        {lidas.comparadas && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {diferencasPorExtenso(lidas)}
          </Typography>
        )}
      </Stack>
    </>
  );
}

const SO_DIFERENCAS = JSON.stringify({ soDiferencas: ['Mostrar', 'Só diferenças'] });

function diferencasPorExtenso(lidas: MercadoriasLidas): string {
  const { diferentes, semPrevisao, naoDeclaradas, tributosDiferentes } = lidas;
  const partes = [
    diferentes > 0 && (diferentes === 1 ? '1 difere da previsão' : `${diferentes} diferem da previsão`),
    tributosDiferentes > 0 &&
      (tributosDiferentes === 1 ? '1 adição com outro tributo' : `${tributosDiferentes} adições com outro tributo`),
    semPrevisao > 0 && `${semPrevisao} sem previsão`,
    naoDeclaradas > 0 &&
      (naoDeclaradas === 1 ? '1 prevista e não declarada' : `${naoDeclaradas} previstas e não declaradas`),
  ];
  return partes.filter(Boolean).join(' · ');
}
