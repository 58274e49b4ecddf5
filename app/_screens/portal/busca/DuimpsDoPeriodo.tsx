import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { useAtosDoPortal } from '#lib/portal/api/portal-unico.ts';
import type { BuscaNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { useEntregarTrazidas } from './use-entregar-trazidas.ts';

type Achada = BuscaNoPortal['achadas'][number];

/** The DUIMPs of a search: which are here already, and the choice of those to fetch. */
export function DuimpsDoPeriodo({ busca, aoChegar }: { busca: BuscaNoPortal; aoChegar: (arquivos: File[]) => void }) {
  const { trazer } = useAtosDoPortal();
  const [escolhidas, setEscolhidas] = useState<readonly string[]>([]);
  const [pedindo, setPedindo] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const { pedir: aguardar, esperadas } = useEntregarTrazidas(busca, aoChegar, setFalha);
  const novas = busca.achadas.filter(({ processo }) => !processo).map(({ numero }) => numero);

  const buscar = async () => {
    setPedindo(true);
    setFalha(null);
    try {
      const numeros = escolhidas.slice(0, MAXIMO_DE_UMA_VEZ);
      await trazer(busca.id, numeros);
      aguardar(numeros);
      setEscolhidas(escolhidas.slice(MAXIMO_DE_UMA_VEZ));
    } catch (erro) {
      setFalha((erro as Error).message);
    }
    setPedindo(false);
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Box
        component="ul"
        aria-label="DUIMPs do período"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      >
        {busca.achadas.map((achada) => (
          <Linha
            key={achada.numero}
            achada={achada}
            esperada={esperadas.includes(achada.numero)}
            escolhida={escolhidas.includes(achada.numero)}
            aoEscolher={(sim) =>
              setEscolhidas(
                sim ? [...escolhidas, achada.numero] : escolhidas.filter((numero) => numero !== achada.numero),
              )
            }
          />
        ))}
      </Box>
      {falha && <Alert severity="error">{falha}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button color="inherit" disabled={novas.length === 0} onClick={() => setEscolhidas(novas)}>
          Escolher as que não estão aqui ({novas.length})
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          loading={pedindo}
          disabled={escolhidas.length === 0}
          onClick={() => void buscar()}
        >
          {rotuloDaBusca(escolhidas.length)}
        </Button>
      </Stack>
    </Stack>
  );
}

function rotuloDaBusca(quantas: number): string {
  if (quantas === 0) return 'Buscar as escolhidas';
  return quantas === 1 ? 'Buscar 1 DUIMP' : `Buscar ${quantas} DUIMPs`;
}

interface LinhaProps {
  achada: Achada;
  esperada: boolean;
  escolhida: boolean;
  aoEscolher: (sim: boolean) => void;
}

function Linha({ achada, esperada, escolhida, aoEscolher }: LinhaProps) {
  const { numero, processo } = achada;
  const nome = formatarNumeroDuimp(numero);
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Checkbox
        size="small"
        checked={escolhida}
        disabled={esperada}
        onChange={(_, sim) => aoEscolher(sim)}
        slotProps={{ input: { 'aria-label': nome } }}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {nome}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {processo ? (
          <>
            No processo{' '}
            <LinkTo underline="always" to="/importacao/processos/$id" params={{ id: processo.id }}>
              {processo.numero}
            </LinkTo>
          </>
        ) : (
          'Não está aqui'
        )}
        {daConsulta(achada)}
      </Typography>
    </Stack>
  );
}

function daConsulta({ consulta }: Achada): string {
  if (!consulta) return '';
  if (consulta.situacao === 'NA_FILA') return ` · ${consulta.frase ?? 'na fila'}`;
  if (consulta.situacao === 'RECUSADA') return ` · ${consulta.frase ?? 'recusada'}`;
  return ` · versão ${consulta.versao ?? '—'} buscada em ${consulta.olhadaEm ? formatarInstante(consulta.olhadaEm) : '—'}`;
}

/** As many as the server takes in one request. */
const MAXIMO_DE_UMA_VEZ = 100;
