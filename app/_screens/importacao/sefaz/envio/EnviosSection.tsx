import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { xmlDoEnvio } from '#lib/api/sefaz/dai.ts';
import type { DaiLida, EnvioLido } from '#lib/contracts/sefaz/dai.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { formatarTamanho } from '#lib/format/tamanho.ts';

/** The generated files, kept byte for byte, so that a sent file can be shown again. */
export function EnviosSection({ dai: { id, envios } }: { dai: DaiLida }) {
  return (
    <Section titulo="Arquivos gerados" nota="o mais novo primeiro" semMargem={envios.length > 0}>
      {envios.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nenhum XML foi gerado aqui ainda. Cada um fica guardado como saiu, com o resumo SHA-256.
        </Typography>
      ) : (
        <DataTable legenda="Arquivos gerados" colunas={colunasDe(id)} linhas={envios} chave={(envio) => envio.id} />
      )}
    </Section>
  );
}

function colunasDe(daiId: string): Coluna<EnvioLido>[] {
  return [
    {
      titulo: 'Arquivo',
      valor: ({ nome, sequencia }) => <TwoLines principal={nome} secundaria={`${sequencia}º arquivo desta DAI`} />,
    },
    {
      titulo: 'Gerado',
      valor: ({ geradoEm, geradoPor }) => (
        <TwoLines principal={formatarInstante(geradoEm)} secundaria={geradoPor.nome} />
      ),
    },
    {
      titulo: 'Enviado',
      valor: ({ enviadoEm }) =>
        enviadoEm ? formatarData(enviadoEm) : <StatusChip tom="neutral">Não enviado</StatusChip>,
    },
    { titulo: 'XSD', valor: ({ xsd }) => xsd ?? 'sem XSD' },
    { titulo: 'Tamanho', valor: ({ tamanho }) => formatarTamanho(tamanho), numerica: true },
    {
      titulo: 'SHA-256',
      valor: ({ sha256 }) => (
        <Typography
          component="code"
          variant="caption"
          title={sha256}
          sx={{ display: 'block', maxWidth: 180, overflowWrap: 'anywhere', fontFamily: 'monospace' }}
        >
          {sha256}
        </Typography>
      ),
    },
    { titulo: 'Baixar', valor: (envio) => <Baixar daiId={daiId} envio={envio} /> },
  ];
}

function Baixar({ daiId, envio: { id, nome } }: { daiId: string; envio: EnvioLido }) {
  const { baixando, baixar } = useBaixar();
  return (
    <Tooltip title="Baixar">
      <span>
        <IconButton
          aria-label={`Baixar ${nome}`}
          disabled={baixando}
          onClick={() => baixar(() => xmlDoEnvio(daiId, id), nome)}
        >
          <DownloadOutlined />
        </IconButton>
      </span>
    </Tooltip>
  );
}
