import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { Documento } from '#lib/contracts/platform/documento.ts';
import { NOME_TIPO_DOCUMENTO } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { formatarTamanho } from '#lib/format/tamanho.ts';
import { baixarAnexo } from './baixar-anexo.ts';

interface AnexosTableProps {
  anexos: Documento[];
  excluidos: boolean;
  aoVer: (anexo: Documento) => void;
  aoEditar: (anexo: Documento) => void;
  aoExcluir: (anexo: Documento) => void;
  aoRestaurar: (anexo: Documento) => void;
}

export function AnexosTable({ anexos, excluidos, aoVer, aoEditar, aoExcluir, aoRestaurar }: AnexosTableProps) {
  if (anexos.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {excluidos
          ? 'Nenhum anexo foi excluído.'
          : 'Ainda não há anexos. Faturas, conhecimentos e certificados ficam guardados aqui, com quem os enviou e quando.'}
      </Typography>
    );
  }
  return (
    <DataTable
      legenda={excluidos ? 'Anexos excluídos' : 'Anexos'}
      linhas={anexos}
      chave={({ id }) => id}
      colunas={[
        {
          titulo: 'Arquivo',
          valor: (anexo) => (
            <TwoLines
              principal={
                excluidos ? (
                  anexo.nome
                ) : (
                  <Link component="button" type="button" onClick={() => aoVer(anexo)} sx={{ textAlign: 'left' }}>
                    {anexo.nome}
                  </Link>
                )
              }
              secundaria={NOME_TIPO_DOCUMENTO[anexo.tipo]}
            />
          ),
        },
        {
          titulo: 'Enviado',
          valor: ({ enviadoEm, enviadoPor }) => (
            <TwoLines principal={formatarInstante(enviadoEm)} secundaria={enviadoPor.nome} />
          ),
        },
        { titulo: 'Tamanho', numerica: true, valor: ({ tamanho }) => formatarTamanho(tamanho) },
        {
          titulo: 'Ações',
          valor: (anexo) =>
            excluidos ? (
              <Acao nome="Trazer de volta" anexo={anexo} aoFazer={aoRestaurar} icone={<RestoreOutlined />} />
            ) : (
              <Stack direction="row">
                <Acao nome="Baixar" anexo={anexo} aoFazer={baixarAnexo} icone={<DownloadOutlined />} />
                <Acao nome="Mudar nome e tipo" anexo={anexo} aoFazer={aoEditar} icone={<EditOutlined />} />
                <Acao nome="Excluir" anexo={anexo} aoFazer={aoExcluir} icone={<DeleteOutlined />} />
              </Stack>
            ),
        },
      ]}
    />
  );
}

interface AcaoProps {
  nome: string;
  anexo: Documento;
  aoFazer: (anexo: Documento) => void;
  icone: ReactNode;
}

function Acao({ nome, anexo, aoFazer, icone }: AcaoProps) {
  return (
    <Tooltip title={nome}>
      <IconButton size="small" aria-label={`${nome}: ${anexo.nome}`} onClick={() => aoFazer(anexo)}>
        {icone}
      </IconButton>
    </Tooltip>
  );
}
